// Asking the room: every answer is either understood, or one of two kinds of trouble.

const PATIENCE_MS = 10_000;

// The room said no, and why.
export class Refused extends Error {
  constructor(word, said, waitSeconds) {
    super(said);
    this.word = word;
    this.waitSeconds = waitSeconds;
  }
}

// The room did not answer, or cannot store anything now: what was sent may be sent again.
export class NoContact extends Error {}

export class Room {
  constructor() {
    this.token = "";
  }

  get(path) {
    return this.ask("GET", path);
  }

  post(path, body) {
    return this.ask("POST", path, JSON.stringify(body));
  }

  async ask(method, path, body) {
    const headers = { "Content-Type": "application/json" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    let answer;
    let content;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      answer = await fetch(path, { method, headers, body, signal, cache: "no-store" });
      content = await answer.json();
    } catch (error) {
      throw new NoContact(String(error));
    }
    if (answer.ok) return content;
    if (answer.status >= 500) throw new NoContact(content.say);
    const wait = Number(answer.headers.get("Retry-After") ?? 0);
    throw new Refused(content.refused ?? "broken", content.say ?? "", wait);
  }
}
