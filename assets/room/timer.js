// The time that is left, counted by a clock that nobody sets.

const WARNINGS_MS = [10, 5, 1].map((minutes) => minutes * 60_000);

export class Timer {
  constructor(onWarning, onEnd) {
    this.onWarning = onWarning;
    this.onEnd = onEnd;
    this.left = null;
    this.since = 0;
    this.stands = false;
  }

  set(leftMs, stands) {
    const before = this.now();
    this.left = leftMs;
    this.since = performance.now();
    this.stands = stands;
    if (before === null || leftMs === null || leftMs > before) this.lastTold = leftMs;
  }

  now() {
    if (this.left === null) return null;
    const gone = this.stands ? 0 : performance.now() - this.since;
    return Math.max(0, this.left - gone);
  }

  tick() {
    const left = this.now();
    if (left === null || this.stands) return;
    for (const limit of WARNINGS_MS) {
      if (left <= limit && this.lastTold > limit) this.onWarning(limit / 60_000);
    }
    if (left === 0 && this.lastTold > 0) this.onEnd();
    this.lastTold = left;
  }

  text() {
    const left = this.now();
    if (left === null) return "";
    const seconds = Math.ceil(left / 1000);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (!parts[0]) parts.shift();
    return parts.map((each) => String(each).padStart(2, "0")).join(":");
  }

  get isShort() {
    const left = this.now();
    return left !== null && left <= WARNINGS_MS[0];
  }
}
