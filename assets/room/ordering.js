// An order put together by keyboard or touch: turns to take, and the places that they fill.

import { announce } from "/frame.js";
import { fill, h, sign } from "/dom.js";
import { language, say } from "/words.js";

// An order is an answer once every place is filled.
export function isWhole(question, chosen) {
  return question.places ? chosen.length === question.places : chosen.length > 0;
}

export function orderField(question, number, exam) {
  const field = h("fieldset", { id: "order", class: "order" });
  paint(field, question, number, exam);
  return field;
}

// Keys of an order, wherever on the page the focus is; letters take the next place.
export function pressOrder(question, number, exam, key) {
  if (key !== "Backspace") return false;
  const { chosen } = exam.journal.answer(number);
  if (chosen.length) take(question, number, exam, chosen.length - 1);
  return true;
}

function paint(field, question, number, exam) {
  const { chosen } = exam.journal.answer(number);
  const filled = say("asking.order.filled", { n: chosen.length, total: question.places });
  fill(
    field,
    h("legend", {}, question.question),
    h("h2", { id: "order-pieces-title", lang: language }, say("asking.order.pieces")),
    h("p", { class: "hint", lang: language }, say("asking.order.line")),
    h(
      "ul",
      { class: "pieces", "aria-labelledby": "order-pieces-title" },
      question.options.map((option) => piece(option, question, number, exam, chosen)),
    ),
    h("h2", { id: "order-places-title", lang: language }, `${say("asking.order.places")} · ${filled}`),
    h(
      "ol",
      { class: "places", "aria-labelledby": "order-places-title" },
      Array.from({ length: question.places }, (_, at) => place(at, question, number, exam, chosen)),
    ),
  );
}

function piece(option, question, number, exam, chosen) {
  const at = chosen.flatMap((letter, index) => (letter === option.letter ? [index + 1] : []));
  const stands = at.length ? say("asking.order.stands", { n: at.length, places: at.join(", ") }) : "";
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "piece", id: `option-${option.letter}`, onclick: () => put(question, number, exam, option) },
      h("span", { class: "letter", "aria-hidden": "true" }, option.letter.toUpperCase()),
      h("span", { class: "words" }, option.text),
      stands && h("span", { class: "chip", lang: language }, stands),
    ),
  );
}

function place(at, question, number, exam, chosen) {
  const letter = chosen[at];
  const head = h("span", { class: "letter round", "aria-hidden": "true" }, String(at + 1));
  if (!letter) {
    const words = say(at === chosen.length ? "asking.order.next" : "asking.order.empty");
    return h("li", { class: "place empty" }, head, h("span", { class: "words", lang: language }, words));
  }
  const text = textOf(question, letter);
  const move = (by) => () => moveTo(question, number, exam, at, at + by);
  const button = (name, icon, act, off) =>
    h("button", { type: "button", class: "small", id: `${name}-${at + 1}`, disabled: off, onclick: act, "aria-label": `${say(`asking.order.${name}`)}: ${text}`, lang: language }, sign(icon));
  return h(
    "li",
    { class: "place" },
    head,
    h("span", { class: "words" }, text),
    h(
      "span",
      { class: "moves" },
      button("up", "up", move(-1), at === 0),
      button("down", "down", move(1), at >= chosen.length - 1),
      button("out", "cross", () => take(question, number, exam, at), false),
    ),
  );
}

function textOf(question, letter) {
  return question.options.find((option) => option.letter === letter)?.text ?? letter.toUpperCase();
}

function put(question, number, exam, option) {
  const { chosen } = exam.journal.answer(number);
  if (chosen.length >= question.places) return announce(say("asking.order.full"));
  const now = [...chosen, option.letter];
  change(question, number, exam, now, `option-${option.letter}`);
  sayPlace(question, now, now.length - 1);
}

function moveTo(question, number, exam, from, to) {
  const now = [...exam.journal.answer(number).chosen];
  now.splice(to, 0, ...now.splice(from, 1));
  const name = to > from ? "down" : "up";
  const end = to === 0 || to === now.length - 1;
  change(question, number, exam, now, end ? `out-${to + 1}` : `${name}-${to + 1}`);
  sayPlace(question, now, to);
}

function take(question, number, exam, at) {
  const { chosen } = exam.journal.answer(number);
  const now = chosen.filter((_, index) => index !== at);
  const stay = Math.min(at + 1, now.length);
  change(question, number, exam, now, stay ? `out-${stay}` : `option-${chosen[at]}`);
  announce(say("asking.order.taken", { text: textOf(question, chosen[at]) }));
}

function sayPlace(question, now, at) {
  announce(say("asking.order.put", { text: textOf(question, now[at]), place: at + 1, total: question.places }));
}

function change(question, number, exam, chosen, focus) {
  exam.choose(number, chosen);
  paint(document.getElementById("order"), question, number, exam);
  document.getElementById(focus)?.focus();
}
