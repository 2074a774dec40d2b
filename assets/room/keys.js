// Keys: what the mouse does, done by hand. Letters can be switched off.

import { isWhole, pressOrder } from "/ordering.js";

export function listenToKeys(exam) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || exam.page !== "question") return;
    const done = move(exam, event.key) || order(exam, event.key) || (exam.letterKeys && letter(exam, event.key.toLowerCase()));
    if (done) event.preventDefault();
  });
}

function move(exam, key) {
  if (key === "PageDown") return exam.step(1), true;
  if (key === "PageUp") return exam.step(-1), true;
  return false;
}

function order(exam, key) {
  const number = exam.journal.state.place;
  const question = exam.paper.questions[number - 1];
  return Boolean(question.places) && pressOrder(question, number, exam, key);
}

function letter(exam, key) {
  const option = document.getElementById(`option-${key}`);
  if (option) {
    option.click();
    option.focus();
    return true;
  }
  if (key === "f") return exam.flag(exam.journal.state.place), true;
  if (key === "u") return next(exam, (answer, question) => !isWhole(question, answer.chosen));
  if (key === "g") return next(exam, (answer) => answer.flagged);
  if (key === "v") return (document.querySelector(".as-text summary")?.click(), true);
  return false;
}

function next(exam, fits) {
  const count = exam.paper.questions.length;
  for (let by = 1; by <= count; by += 1) {
    const number = ((exam.journal.state.place - 1 + by) % count) + 1;
    if (fits(exam.journal.answer(number), exam.paper.questions[number - 1])) return exam.open(number), true;
  }
  return true;
}
