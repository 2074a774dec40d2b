// What comes after the exam: what was handed in, and what is told of it.

import { boardOf } from "/board.js";
import { h, sign } from "/dom.js";
import { isWhole } from "/ordering.js";
import { language, say, sayIn } from "/words.js";

export function outcomePage(exam) {
  const { sitting, result, paper } = exam;
  const parts = [h("h1", { id: "heading", tabindex: "-1" }, say(sitting.handed_in ? "over.handed-in" : "over.over"))];
  parts.push(h("p", {}, say("over.stored", { n: answered(exam), total: sitting.questions })));
  const lost = exam.journal.waiting().length;
  if (lost && sitting.over) parts.push(h("p", { class: "caution", id: "not-sent" }, say("over.not-sent", { n: lost })));
  if (result?.score) parts.push(score(result.score));
  if (sitting.debrief && paper) parts.push(...debrief(exam));
  if (result?.answers || result?.explanations) parts.push(list(exam));
  if (!result?.score && !result?.answers && !result?.explanations) parts.push(h("p", { class: "hint" }, say("over.wait")));
  const looksBack = paper && (result?.answers || result?.explanations || sitting.debrief);
  return h("div", { class: looksBack ? "page outcome wide" : "page outcome" }, parts);
}

function answered(exam) {
  return Object.entries(exam.journal.state.answers).filter(([number, each]) => {
    const question = exam.paper?.questions[number - 1];
    const whole = question ? isWhole(question, each.chosen) : each.chosen.length > 0;
    return whole && each.stored >= each.sequence;
  }).length;
}

function score(told) {
  const points = told.points.toLocaleString(language, { maximumFractionDigits: 2 });
  const most = told.most.toLocaleString(language);
  const verdict = told.passed === null || told.passed === undefined ? null : told.passed ? "passed" : "not-passed";
  return h(
    "div",
    { class: `score ${verdict ?? ""}`, id: "score" },
    h("strong", {}, say("over.points", { n: told.points, points, most })),
    verdict && h("span", {}, sign(told.passed ? "check" : "cross"), say(`over.${verdict}`)),
  );
}

function list(exam) {
  const numbers = Array.from({ length: exam.sitting.questions }, (_, place) => place + 1);
  return h(
    "ol",
    { class: "outcomes" },
    numbers.map((number) => h("li", {}, h("details", {}, h("summary", { id: `why-${number}` }, title(exam, number)), body(exam, number)))),
  );
}

function title(exam, number) {
  const mark = exam.result.answers?.find((each) => each.number === number);
  const words = say("asking.number", { n: number });
  if (!mark) return words;
  const points = mark.points.toLocaleString(language, { maximumFractionDigits: 2 });
  return `${words} · ${say("over.mark", { n: mark.points, points })}`;
}

function body(exam, number) {
  const question = exam.paper?.questions[number - 1];
  const chosen = exam.journal.answer(number).chosen;
  if (!question) return h("p", {}, chosen.map((each) => each.toUpperCase()).join(", ") || say("asking.state.open"));
  return sheet(exam, question);
}

// The board stands beside the words, or folded below them where it is narrow.
function sheet(exam, question) {
  const beside = matchMedia("(width >= 56rem)").matches;
  return h(
    "div",
    { class: "told-sheet", lang: exam.paper.language },
    words(exam, question),
    h(
      "details",
      { class: "board-fold", open: beside },
      h("summary", { lang: language }, say("asking.tab.board")),
      boardOf(question.board, exam.paper.language),
    ),
  );
}

// What was asked and answered, what is right, and why, as far as that is told.
function words(exam, question) {
  const { number } = question;
  const told = exam.result?.explanations?.find((each) => each.number === number);
  const chosen = exam.journal.answer(number).chosen;
  const reasons = told?.reasons ?? [];
  return h(
    "div",
    {},
    h("p", { class: "stem" }, question.stem.join(" ")),
    h("p", { class: "asked" }, question.question),
    belief(exam, reasons, chosen),
    question.places
      ? h("ol", { class: "reasons" }, Array.from({ length: question.places }, (_, at) => placed(question, at, chosen, told?.places?.[at])))
      : h("ul", { class: "reasons" }, question.options.map((option) => reason(option, chosen.includes(option.letter), reasons))),
    steps(told?.steps ?? []),
  );
}

// The misconception behind a wrong choice, in the language of the paper as all reasons are.
function belief(exam, reasons, chosen) {
  const mistaken = reasons.find((each) => !each.right && each.belief && chosen.includes(each.letter));
  if (!mistaken) return null;
  const said = mistaken.belief.trim().replace(/\.$/, "");
  const name = /^ils? /.test(said) ? "verdict.as-if-il" : "verdict.as-if";
  return h("p", { class: "belief" }, sayIn(exam.paper.language, name, { belief: said }));
}

function steps(told) {
  if (!told.length) return null;
  return h(
    "section",
    { class: "steps-told" },
    h("h3", { lang: language }, say("steps.title")),
    h("ol", {}, told.map((each) => h("li", {}, each.text, " ", h("span", { class: "chip" }, unbroken(each.cite))))),
  );
}

// One place of an order: what was put there and, once it is told, what belongs there.
function placed(question, at, chosen, told) {
  const textOf = (letter) => question.options.find((option) => option.letter === letter)?.text;
  const own = chosen[at];
  const kind = told ? (told.letter === own ? "right" : "wrong") : "";
  const shown = textOf(told ? told.letter : own) ?? h("span", { lang: language }, say("asking.order.empty"));
  const put = own ? say("over.order.own", { text: textOf(own) }) : say("over.order.open");
  return h(
    "li",
    { class: kind },
    h("div", { class: "told-head" }, h("b", {}, `${at + 1}.`), h("span", {}, shown), kind === "right" && mark(kind)),
    kind === "wrong" && h("p", { lang: language }, put),
    told?.because && h("p", {}, unbroken(told.because)),
  );
}

function reason(option, isChosen, reasons) {
  const told = reasons.find((each) => each.letter === option.letter);
  const kind = told ? (told.right ? "right" : "wrong") : isChosen ? "yours" : "";
  return h(
    "li",
    { class: kind },
    h(
      "div",
      { class: "told-head" },
      h("b", {}, option.letter.toUpperCase()),
      h("span", {}, option.text),
      isChosen && h("span", { class: "chip", lang: language }, say("over.yours")),
      told && mark(kind),
    ),
    told && h("p", {}, unbroken(told.because)),
  );
}

function mark(kind) {
  return h("span", { class: "chip mark", lang: language }, sign(kind === "right" ? "check" : "cross"), say(`over.${kind}`));
}

// A rule is cited on one line.
function unbroken(text) {
  return text.replace(/\b(CR|MTR|IPG|JAR) (?=\d)/g, "$1\u00a0");
}

// The question that everybody talks about stands first, with its board beside it.
function debrief(exam) {
  const number = exam.sitting.debrief;
  const question = exam.paper.questions[number - 1];
  if (!question) return [];
  return [
    h(
      "section",
      { class: "debrief", id: "debrief" },
      h("h2", {}, say("over.debrief", { n: number })),
      sheet(exam, question),
    ),
  ];
}
