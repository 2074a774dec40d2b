// The pages around the questions: joining, waiting, a pause, a look before handing in.

import { h, sign } from "/dom.js";
import { isWhole } from "/ordering.js";
import { say } from "/words.js";

export function joinPage(exam) {
  const code = new URLSearchParams(location.hash.slice(1)).get("room") ?? "";
  return h(
    "form",
    { class: "page join", novalidate: true, onsubmit: exam.join },
    h("h1", { id: "heading", tabindex: "-1" }, say("join.title")),
    h("p", {}, say("join.intro")),
    field("code", say("join.code"), { value: code, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: "32" }),
    field("name", say("join.name"), { autocomplete: "name", maxlength: "60" }),
    h("p", { class: "refused", id: "refused", role: "alert" }),
    h("button", { type: "submit", class: "main", id: "join" }, say("join.do")),
    h(
      "details",
      {},
      h("summary", {}, say("join.back")),
      h("p", {}, say("join.back.line")),
      field("return-code", say("join.return-code"), { autocomplete: "off", spellcheck: "false", maxlength: "128" }),
      h("button", { type: "button", id: "come-back", onclick: exam.comeBack }, say("join.back.do")),
    ),
    h("p", { class: "hint" }, say("join.privacy")),
  );
}

function field(id, label, attributes) {
  return h("p", { class: "field" }, h("label", { for: id }, label), h("input", { id, type: "text", required: true, ...attributes }));
}

export function waitPage(exam) {
  const { sitting } = exam;
  return h(
    "div",
    { class: "page" },
    sign("wait"),
    h("h1", { id: "heading", tabindex: "-1" }, say("wait.title", { name: sitting.name })),
    h("p", {}, say("wait.line")),
    h("div", { class: "tiles" }, tiles(sitting)),
    h(
      "ul",
      { class: "facts" },
      [
        say("wait.form", { exam: sitting.title, form: sitting.form }),
        ...scoring(sitting.scoring),
        say("wait.kept"),
        say("wait.seen"),
      ].map((each) => h("li", {}, each)),
    ),
  );
}

// How many questions, how long and, where the room knows it, how much is enough.
function tiles(sitting) {
  const { questions, limit_s, extra_s, scoring } = sitting;
  const minutes = limit_s === null ? null : Math.round((limit_s + extra_s) / 60);
  const told = [tile(String(questions), say("exam.tile.questions", { n: questions }))];
  if (minutes === null) told.push(tile("∞", say("exam.tile.no-limit")));
  else told.push(tile(say("exam.tile.minutes", { n: minutes }), say("exam.tile.time")));
  const percent = scoring?.pass_percent ?? null;
  if (percent !== null) told.push(tile(say("exam.tile.percent", { n: percent }), say("exam.tile.pass")));
  return told;
}

function tile(number, label) {
  return h("div", { class: "tile" }, h("b", {}, number), h("span", {}, label));
}

// How answers count in part, where they may.
function scoring(told) {
  const lines = [];
  if (told?.select_all) lines.push(say(`credit.select-all.${told.select_all}`));
  if (told?.order) lines.push(say(`credit.order.${told.order}`));
  return lines;
}

export function pausePage(exam) {
  const { pause } = exam.sitting;
  return h(
    "div",
    { class: "page" },
    sign("pause"),
    h("h1", { id: "heading", tabindex: "-1" }, say(pause.everybody ? "pause.all" : "pause.one")),
    pause.reason && h("p", { class: "reason" }, pause.reason),
    h("p", {}, say("pause.line")),
  );
}

export function elsewherePage(exam) {
  return h(
    "div",
    { class: "page" },
    h("h1", { id: "heading", tabindex: "-1" }, say("elsewhere.title")),
    h("p", {}, say("elsewhere.line")),
    h("button", { type: "button", class: "main", onclick: exam.takeOver }, say("elsewhere.do")),
  );
}

export function reviewPage(exam) {
  const numbers = exam.paper.questions.map((each) => each.number);
  const open = numbers.filter((each) => !isWhole(exam.paper.questions[each - 1], exam.journal.answer(each).chosen));
  const flagged = numbers.filter((each) => exam.journal.answer(each).flagged);
  return h(
    "div",
    { class: "page review" },
    h("h1", { id: "heading", tabindex: "-1" }, say("review.title")),
    h("p", {}, say("review.answered", { n: numbers.length - open.length, total: numbers.length })),
    links(say("review.open"), open, exam),
    links(say("review.flagged"), flagged, exam),
    h("p", { class: "hint" }, say("review.line")),
    h("p", { class: "refused", id: "refused", role: "alert" }),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", id: "back", onclick: () => exam.open(exam.journal.state.place) }, say("review.back")),
      h("button", { type: "button", class: "main", id: "hand-in-now", onclick: exam.handIn }, say("review.do")),
    ),
  );
}

function links(title, numbers, exam) {
  if (!numbers.length) return null;
  const buttons = numbers.map((each) => h("li", {}, h("button", { type: "button", onclick: () => exam.open(each) }, String(each))));
  return h("section", {}, h("h2", {}, title), h("ul", { class: "numbers" }, buttons));
}
