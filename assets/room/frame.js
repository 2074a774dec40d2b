// The frame around every page: title, saved mark, time, messages, and the way on.

import { fill, h, sign } from "/dom.js";
import { keyCap } from "/asking.js";
import { chooseLanguage, language, say, sayTime } from "/words.js";

export function paintTop(exam) {
  const top = document.getElementById("top");
  const { sitting } = exam;
  const running = exam.isAsking;
  fill(
    top,
    h(
      "div",
      { class: "who" },
      h("img", { src: "/scales.svg", alt: "", width: 32, height: 32 }),
      h("span", { class: "title" }, sitting?.title ?? say("join.room")),
      sitting && h("span", { class: "name" }, sitting.name),
    ),
    h("span", { id: "saved", class: "saved", role: "status" }),
    running && sitting.left_ms !== null && h("span", { id: "timer", class: "timer", role: "timer", "aria-live": "off" }),
    running && !sitting.pause && h("button", { type: "button", id: "hand-in", onclick: exam.review }, say("frame.hand-in")),
    languageButton(exam),
  );
  document.getElementById("skip").textContent = say("frame.skip");
  document.title = sitting ? sitting.title : say("join.room");
  paintSaved(exam);
  paintTimer(exam);
}

function languageButton(exam) {
  const other = language === "en" ? "fr" : "en";
  const change = async () => {
    await chooseLanguage(other);
    exam.render();
  };
  return h("button", { type: "button", class: "quiet", id: "language", lang: other, onclick: change }, other === "fr" ? "Français" : "English");
}

export function paintSaved(exam) {
  const mark = document.getElementById("saved");
  if (!mark || !exam.sitting) return;
  const waiting = exam.journal.waiting().length;
  let state = "none";
  if (waiting && exam.lostSince !== null) state = "kept";
  else if (waiting) state = "saving";
  else if (exam.lostSince !== null) state = "lost";
  else if (exam.storedMs) state = "saved";
  const shown = exam.journal.durable || state !== "kept" ? state : "unkept";
  const words = {
    none: "",
    kept: say("saved.kept", { n: waiting }),
    unkept: say("saved.unkept", { n: waiting }),
    saving: say("saved.saving"),
    lost: say("saved.lost"),
    saved: say("saved.saved", { time: sayTime(exam.storedMs) }),
  };
  if (mark.dataset.state === shown && mark.textContent === words[shown]) return;
  mark.dataset.state = shown;
  const signs = { kept: "here", unkept: "here", saving: "up", lost: "cross", saved: "check" };
  fill(mark, signs[shown] && sign(signs[shown]), words[shown]);
}

export function paintTimer(exam) {
  const place = document.getElementById("timer");
  if (!place) return;
  const text = exam.timer.text();
  if (place.textContent.startsWith(text) && text) return;
  place.dataset.short = String(exam.timer.isShort);
  fill(place, h("b", {}, text), h("span", {}, ` ${say("frame.left")}`));
}

export function paintNotices(exam) {
  const place = document.getElementById("notices");
  const unread = (exam.sitting?.messages ?? []).filter((each) => !exam.journal.hasRead(each.message_id));
  const messages = unread.map((each, at) =>
    h(
      "div",
      { class: "message" },
      h("b", {}, say(each.to_you ? "message.to-you" : "message.to-all")),
      h("span", {}, each.text),
      h("small", {}, sayTime(each.sent_ms)),
      h("button", { type: "button", class: "quiet", id: at ? null : "message-read", onclick: () => exam.markRead(each.message_id) }, say("message.read")),
    ),
  );
  fill(place, ...messages);
}

export function paintBottom(exam) {
  const bottom = document.getElementById("bottom");
  if (exam.page !== "question") {
    fill(bottom);
    return;
  }
  const last = exam.journal.state.place >= exam.paper.questions.length;
  const keys = h(
    "label",
    { class: "keys" },
    h("input", { type: "checkbox", id: "letter-keys", onchange: (event) => (exam.letterKeys = event.target.checked) }),
    say("frame.letter-keys"),
  );
  keys.firstChild.checked = exam.letterKeys;
  fill(
    bottom,
    keys,
    h("button", { type: "button", id: "previous", disabled: exam.journal.state.place <= 1, onclick: () => exam.step(-1) }, say("frame.previous"), keyCap(say("key.page-up"))),
    last
      ? h("button", { type: "button", class: "main", id: "next", onclick: exam.review }, say("frame.review"))
      : h("button", { type: "button", class: "main", id: "next", onclick: () => exam.step(1) }, say("frame.next"), keyCap(say("key.page-down"))),
  );
}

export function announce(words) {
  document.getElementById("spoken").textContent = words;
}
