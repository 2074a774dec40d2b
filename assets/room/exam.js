// The exam on this page: what is known, what is shown, and what is sent when.

import { NoContact, Refused, Room } from "/api.js";
import { paintCell, questionPage } from "/asking.js";
import { fill } from "/dom.js";
import { announce, paintBottom, paintNotices, paintSaved, paintTimer, paintTop } from "/frame.js";
import { Journal } from "/journal.js";
import { outcomePage } from "/outcomes.js";
import { elsewherePage, joinPage, pausePage, reviewPage, waitPage } from "/screens.js";
import { Timer } from "/timer.js";
import { knows, load, say } from "/words.js";

const RETRY_MS = [1_000, 2_000, 4_000, 8_000];

export class Exam {
  constructor() {
    this.room = new Room();
    this.journal = new Journal();
    this.room.token = this.journal.token;
    this.timer = new Timer((minutes) => announce(say("timer.left", { n: minutes })), () => this.timeIsUp());
    this.sitting = null;
    this.paper = null;
    this.result = null;
    this.page = "";
    this.letterKeys = true;
    this.lostSince = null;
    this.storedMs = 0;
    this.failures = 0;
    this.sending = false;
    this.reviewing = false;
    this.active = true;
    this.onEntered = () => {};
    for (const name of ["join", "comeBack", "review", "handIn", "takeOver"]) this[name] = this[name].bind(this);
  }

  get isAsking() {
    return this.sitting?.phase === "running" && !this.sitting.over;
  }

  // Answers on their way are still taken for a moment, but nothing new is asked.
  get timeIsOver() {
    return this.isAsking && !this.sitting.pause && this.timer.now() === 0;
  }

  async begin() {
    if (this.journal.token) this.recall();
    this.render();
    if (this.journal.token) await this.refresh();
    else this.focusHeading();
    setInterval(() => this.tick(), 250);
  }

  // Without contact the exam goes on as it was left; the room has the last word on time.
  recall() {
    const kept = this.journal.exam();
    if (!kept) return;
    this.sitting = kept.sitting;
    this.paper = kept.paper;
    const left = kept.sitting.left_ms;
    const gone = kept.sitting.pause ? 0 : Math.max(0, Date.now() - kept.keptMs);
    this.timer.set(left === null ? null : Math.max(0, left - gone), kept.sitting.pause !== null);
  }

  // What is shown follows from what is known, and from nothing else.
  wantedPage() {
    if (!this.active) return "elsewhere";
    if (!this.journal.token) return "join";
    if (!this.sitting) return "contact";
    if (this.sitting.over || this.sitting.phase === "closed" || this.timeIsOver) return "outcome";
    if (this.sitting.phase === "lobby") return "wait";
    if (this.sitting.pause) return "pause";
    if (!this.paper) return "contact";
    return this.reviewing ? "review" : "question";
  }

  render() {
    const before = this.page;
    this.page = this.wantedPage();
    const makers = {
      elsewhere: elsewherePage,
      join: joinPage,
      wait: waitPage,
      pause: pausePage,
      outcome: outcomePage,
      review: reviewPage,
      question: () => questionPage(this.paper, this.journal.state.place, this),
      contact: () => [document.createTextNode(say("frame.contact"))],
    };
    const shown = makers[this.page](this);
    fill(document.getElementById("main"), ...(Array.isArray(shown) ? shown : [shown]));
    document.body.dataset.page = this.page;
    paintTop(this);
    paintBottom(this);
    paintNotices(this);
    document.querySelector(".cell[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    if (before !== this.page && before) this.focusHeading();
  }

  focusHeading() {
    document.getElementById("heading")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  // ---- joining

  async join(event) {
    event.preventDefault();
    const code = document.getElementById("code").value;
    const name = document.getElementById("name").value;
    await this.enter("/api/join", { code, name, attempt: this.journal.attempt() });
  }

  async comeBack() {
    const code = document.getElementById("code").value;
    const given = document.getElementById("return-code").value;
    await this.enter("/api/return", { code, return_code: given });
  }

  async enter(path, body) {
    try {
      const { token } = await this.room.post(path, body);
      this.room.token = token;
      this.journal.begin(token);
      this.onEntered();
      await this.refresh();
    } catch (error) {
      if (error instanceof Refused && error.word !== "too many") this.journal.newAttempt();
      this.tell(error);
    }
  }

  // ---- answering: kept here first, then sent

  choose(number, chosen) {
    this.journal.change(number, { chosen });
    this.changed(number);
  }

  clear(number) {
    for (const each of document.querySelectorAll("#options input")) each.checked = false;
    this.choose(number, []);
  }

  flag(number) {
    const flagged = !this.journal.answer(number).flagged;
    this.journal.change(number, { flagged });
    document.getElementById("flag")?.setAttribute("aria-pressed", String(flagged));
    this.changed(number);
  }

  changed(number) {
    paintCell(document, number, this);
    paintSaved(this);
    this.send();
  }

  open(number) {
    this.reviewing = false;
    this.journal.setPlace(number);
    this.render();
    this.focusHeading();
  }

  step(by) {
    const place = this.journal.state.place + by;
    if (place >= 1 && place <= this.paper.questions.length) this.open(place);
  }

  review() {
    this.reviewing = true;
    this.render();
  }

  async handIn() {
    // One after the other: what comes after a hand-in would be refused.
    await this.underWay;
    clearTimeout(this.next);
    this.sending = true;
    const body = { ...this.deed(), answers: this.journal.waiting() };
    try {
      const receipt = await this.room.post("/api/hand-in", body);
      this.took(body.answers, receipt);
      await this.refresh();
    } catch (error) {
      this.tell(error);
    } finally {
      this.sending = false;
      this.next = setTimeout(() => this.send(), 1_000 * (this.sitting?.ask_again_s ?? 3));
    }
  }

  deed() {
    const { place, awayCount, awayMs } = this.journal.state;
    return { place: this.isAsking ? place : 0, away_count: awayCount, away_ms: awayMs };
  }

  // ---- contact with the room

  send() {
    if (this.sending || !this.journal.token || !this.active) return;
    this.underWay = this.sendOnce();
  }

  async sendOnce() {
    this.sending = true;
    clearTimeout(this.next);
    let wait = 1_000 * (this.sitting?.ask_again_s ?? 3);
    try {
      const sendable = this.isAsking && !this.sitting.pause;
      const answers = sendable ? this.journal.waiting().slice(0, 500) : [];
      const receipt = await this.room.post("/api/answers", { ...this.deed(), answers });
      this.took(answers, receipt);
      if (receipt.news !== this.sitting?.news) await this.learn();
      if (sendable && this.journal.waiting().length) wait = 0;
    } catch (error) {
      wait = await this.failed(error);
    } finally {
      this.sending = false;
      paintSaved(this);
      this.next = setTimeout(() => this.send(), wait);
    }
  }

  took(answers, receipt) {
    this.journal.stored(answers);
    if (answers.length) this.storedMs = receipt.stored_ms;
    for (const each of answers) paintCell(document, each.number, this);
    this.found();
  }

  found() {
    if (this.lostSince !== null) announce(say("contact.back"));
    this.lostSince = null;
    this.failures = 0;
    const place = document.getElementById("refused");
    if (place?.dataset.contact) place.textContent = "";
  }

  async failed(error) {
    if (error instanceof Refused) {
      if (error.word === "unknown") return this.leave();
      if (error.waitSeconds) return 1_000 * error.waitSeconds;
      await this.learn().catch(() => {});
      if (!["late", "paused", "handed in", "closed", "not started"].includes(error.word)) this.tell(error);
      return 5_000;
    }
    if (this.lostSince === null) {
      this.lostSince = performance.now();
      announce(say("contact.lost"));
    }
    const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)];
    this.failures += 1;
    return wait;
  }

  // Another device took this place over, or the instructor took the candidate out.
  leave() {
    this.journal.leave();
    this.room.token = "";
    this.sitting = null;
    this.paper = null;
    this.render();
    this.tell(new Refused("unknown", ""));
    return 60_000;
  }

  async refresh() {
    try {
      await this.learn();
      this.found();
    } catch (error) {
      await this.failed(error);
    }
    this.send();
  }

  async learn() {
    const sitting = await this.room.get("/api/sitting");
    await load(sitting.language);
    this.sitting = sitting;
    this.journal.merge(sitting.answers);
    this.storedMs = Math.max(0, ...sitting.answers.map((each) => each.stored_ms));
    this.timer.set(sitting.left_ms, sitting.pause !== null);
    const lookingBack = sitting.told.answers || sitting.told.explanations || sitting.debrief;
    if (!this.paper && sitting.phase !== "lobby" && !sitting.pause && (!sitting.over || lookingBack)) {
      this.paper = await this.room.get("/api/paper").catch((error) => {
        if (error instanceof NoContact) throw error;
        return null;
      });
    }
    if (sitting.over) this.result = await this.room.get("/api/results");
    this.journal.keepExam(sitting, this.paper);
    const wanted = this.wantedPage();
    const facts = JSON.stringify([sitting.told, sitting.debrief, sitting.over, sitting.limit_s, sitting.extra_s, this.result]);
    const changed = ["outcome", "wait"].includes(wanted) && facts !== this.facts;
    this.facts = facts;
    if (wanted !== this.page || changed) this.render();
    else this.repaint();
  }

  repaint() {
    paintNotices(this);
    paintSaved(this);
    paintTimer(this);
  }

  // ---- time, messages, trouble

  tick() {
    this.timer.tick();
    paintTimer(this);
    if (this.lostSince !== null) paintSaved(this);
  }

  timeIsUp() {
    announce(say("timer.over"));
    this.render();
    this.send();
  }

  markRead(messageId) {
    this.journal.markRead(messageId);
    paintNotices(this);
  }

  tell(error) {
    const place = document.getElementById("refused");
    if (!place) return;
    const name = error instanceof Refused ? `refused.${error.word.replaceAll(" ", "-")}` : "refused.no-contact";
    place.dataset.contact = error instanceof NoContact ? "1" : "";
    place.textContent = knows(name) ? say(name, { n: error.waitSeconds }) : error.message;
  }

  takeOver() {
    location.reload();
  }

  standAside() {
    this.active = false;
    this.render();
  }
}
