// The journal: everything that was answered, on this device, before it is sent.

const KEPT = "room.journal";
const KEPT_EXAM = "room.exam";
const EMPTY = { token: "", answers: {}, sequence: 0, place: 1, awayCount: 0, awayMs: 0, attempt: "", read: 0 };

export class Journal {
  constructor() {
    this.durable = true;
    this.state = { ...EMPTY, ...this.read() };
  }

  get token() {
    return this.state.token;
  }

  begin(token) {
    this.state = { ...EMPTY, answers: {}, token };
    this.write();
  }

  leave() {
    this.state.token = "";
    this.write();
    this.drop();
  }

  // The same until it has led somewhere: a room lets one attempt in once.
  attempt() {
    if (!this.state.attempt) {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      this.state.attempt = Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
      this.write();
    }
    return this.state.attempt;
  }

  newAttempt() {
    this.state.attempt = "";
  }

  answer(number) {
    return this.state.answers[number] ?? { chosen: [], flagged: false, sequence: 0, stored: 0 };
  }

  change(number, what) {
    this.state.sequence += 1;
    const before = this.answer(number);
    this.state.answers[number] = { ...before, ...what, sequence: this.state.sequence };
    this.write();
  }

  setPlace(number) {
    this.state.place = number;
    this.write();
  }

  // Messages are numbered in the order in which they come.
  markRead(messageId) {
    this.state.read = Math.max(this.state.read, messageId);
    this.write();
  }

  hasRead(messageId) {
    return messageId <= this.state.read;
  }

  wasAway(milliseconds) {
    this.state.awayCount += 1;
    this.state.awayMs += Math.round(milliseconds);
    this.write();
  }

  // What the room does not have yet.
  waiting() {
    return Object.entries(this.state.answers)
      .filter(([, each]) => each.stored < each.sequence)
      .map(([number, each]) => ({
        number: Number(number),
        sequence: each.sequence,
        chosen: each.chosen,
        flagged: each.flagged,
      }));
  }

  stored(sent) {
    for (const { number, sequence } of sent) {
      const kept = this.state.answers[number];
      if (kept) kept.stored = Math.max(kept.stored, sequence);
    }
    this.write();
  }

  // The room may know more than this device, if another one was used before.
  merge(fromRoom) {
    for (const theirs of fromRoom) {
      const ours = this.answer(theirs.number);
      if (theirs.sequence >= ours.sequence) {
        const { chosen, flagged, sequence } = theirs;
        this.state.answers[theirs.number] = { chosen, flagged, sequence, stored: sequence };
      } else {
        ours.stored = Math.max(ours.stored, theirs.sequence);
      }
      this.state.sequence = Math.max(this.state.sequence, theirs.sequence);
    }
    this.write();
  }

  // The exam itself, for a page that is opened again without contact; gone when it is over.
  keepExam(sitting, paper) {
    if (sitting.over) {
      this.drop();
      return;
    }
    try {
      localStorage.setItem(KEPT_EXAM, JSON.stringify({ sitting, paper, keptMs: Date.now() }));
    } catch {
      // Without it a page that is opened again waits for contact.
    }
  }

  exam() {
    try {
      return JSON.parse(localStorage.getItem(KEPT_EXAM));
    } catch {
      return null;
    }
  }

  drop() {
    try {
      localStorage.removeItem(KEPT_EXAM);
    } catch {
      // Nothing was kept.
    }
  }

  read() {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    } catch {
      return {};
    }
  }

  write() {
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.state));
      this.durable = true;
    } catch {
      this.durable = false;
    }
  }
}
