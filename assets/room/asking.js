// One question with its options, and the way from one to the next.

import { boardOf } from "/board.js";
import { h, sign } from "/dom.js";
import { isWhole, orderField } from "/ordering.js";
import { say } from "/words.js";

export function questionPage(paper, number, exam) {
  const question = paper.questions[number - 1];
  return [
    navigator(paper, number, exam),
    tabs(),
    h(
      "div",
      { class: "sheet", lang: paper.language },
      h("div", { class: "board-place", id: "board-place" }, boardOf(question.board, paper.language)),
      h(
        "div",
        { class: "question-place" },
        heading(paper, number, exam),
        h("p", { class: "stem" }, question.stem.join(" ")),
        question.places ? orderField(question, number, exam) : options(question, number, exam),
        h("p", { class: "refused", id: "refused", role: "alert" }),
      ),
    ),
  ];
}

function heading(paper, number, exam) {
  const question = paper.questions[number - 1];
  const kind = kindOf(question, paper);
  const flagged = exam.journal.answer(number).flagged;
  return h(
    "div",
    { class: "question-head", lang: document.documentElement.lang },
    h("h1", { id: "heading", tabindex: "-1" }, say("asking.position", { n: number, total: paper.questions.length })),
    h("span", { class: "hint" }, kind),
    h(
      "button",
      { type: "button", id: "flag", "aria-pressed": String(flagged), onclick: () => exam.flag(number) },
      sign("flag"),
      say("asking.flag"),
      keyCap("F"),
    ),
  );
}

// How it is answered and, where a part of an answer may count, how it does.
function kindOf(question, paper) {
  if (question.places) return `${say("asking.order")} · ${say(`asking.credit.${paper.order ?? "all-or-nothing"}`)}`;
  if (!question.select_all) return say("asking.one");
  return `${say("asking.several")} · ${say(`asking.credit.${paper.select_all ?? "all-or-nothing"}`)}`;
}

function options(question, number, exam) {
  const kind = question.select_all ? "checkbox" : "radio";
  const rows = question.options.map((option) =>
    h(
      "label",
      { class: "option" },
      h("input", {
        type: kind,
        name: "option",
        value: option.letter,
        id: `option-${option.letter}`,
        onchange: () => exam.choose(number, chosenNow(question)),
      }),
      h("span", { class: "letter", "aria-hidden": "true" }, option.letter.toUpperCase()),
      h("span", { class: "words" }, option.text),
    ),
  );
  const chosen = exam.journal.answer(number).chosen;
  for (const row of rows) row.firstChild.checked = chosen.includes(row.firstChild.value);
  return h(
    "fieldset",
    { id: "options" },
    h("legend", {}, question.question),
    rows,
    h(
      "button",
      { type: "button", class: "quiet", id: "clear", onclick: () => exam.clear(number), lang: document.documentElement.lang },
      say("asking.clear"),
    ),
  );
}

function chosenNow(question) {
  return question.options
    .map((option) => option.letter)
    .filter((letter) => document.getElementById(`option-${letter}`).checked);
}

function navigator(paper, number, exam) {
  const cells = paper.questions.map((question) =>
    h(
      "li",
      {},
      h("button", {
        type: "button",
        class: "cell",
        id: `cell-${question.number}`,
        "aria-current": question.number === number ? "step" : null,
        onclick: () => exam.open(question.number),
      }),
    ),
  );
  const list = h("nav", { id: "navigator", "aria-label": say("asking.questions") }, h("ol", {}, cells));
  for (const question of paper.questions) paintCell(list, question.number, exam);
  return list;
}

export function paintCell(within, number, exam) {
  const cell = within.querySelector(`#cell-${number}`);
  if (!cell) return;
  const answer = exam.journal.answer(number);
  const question = exam.paper.questions[number - 1];
  const state = !isWhole(question, answer.chosen) ? "open" : answer.stored < answer.sequence ? "kept" : "stored";
  cell.dataset.state = state;
  cell.dataset.flagged = String(answer.flagged);
  const words = [say("asking.number", { n: number }), say(`asking.state.${state}`)];
  if (answer.flagged) words.push(say("asking.flagged"));
  cell.setAttribute("aria-label", words.join(", "));
  cell.replaceChildren(String(number));
  if (answer.flagged) cell.append(sign("flag"));
}

function tabs() {
  const choose = (name) => () => {
    document.body.dataset.tab = name;
    for (const each of ["question", "board"]) {
      document.getElementById(`tab-${each}`).setAttribute("aria-pressed", String(each === name));
    }
  };
  const now = document.body.dataset.tab ?? "question";
  return h(
    "div",
    { class: "tabs" },
    ["question", "board"].map((name) =>
      h(
        "button",
        { type: "button", id: `tab-${name}`, "aria-pressed": String(now === name), onclick: choose(name) },
        say(`asking.tab.${name}`),
      ),
    ),
  );
}

export function keyCap(text) {
  return h("kbd", { "aria-hidden": "true" }, text);
}
