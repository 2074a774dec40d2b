// Begins: words, the exam, and what happens around it.

import { Exam } from "/exam.js";
import { listenToKeys } from "/keys.js";
import { chooseLanguage } from "/words.js";

function watchOtherTabs(exam) {
  const channel = new BroadcastChannel("room");
  exam.onEntered = () => channel.postMessage("here");
  if (exam.journal.token) exam.onEntered();
  channel.addEventListener("message", () => exam.journal.token && exam.standAside());
}

function watchLeaving(exam) {
  let left = null;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      left = performance.now();
      return;
    }
    if (left !== null && exam.isAsking && !exam.sitting.pause) exam.journal.wasAway(performance.now() - left);
    left = null;
    if (exam.active && exam.journal.token) exam.refresh();
  });
  window.addEventListener("online", () => exam.send());
}

await chooseLanguage();
const exam = new Exam();
watchOtherTabs(exam);
watchLeaving(exam);
listenToKeys(exam);
if (window.isSecureContext && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/offline.js").catch(() => {});
}
await exam.begin();
