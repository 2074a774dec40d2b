// The words of the page in the language of whoever reads it.

const KNOWN = ["en", "fr"];
const KEPT = "room.language";
const loaded = {};
export let language = "en";

export async function chooseLanguage(wanted) {
  const asked = wanted ?? remembered() ?? navigator.language.slice(0, 2);
  language = KNOWN.includes(asked) ? asked : "en";
  await load(language);
  document.documentElement.lang = language;
  if (wanted) remember(wanted);
}

export async function load(wanted) {
  if (loaded[wanted] || !KNOWN.includes(wanted)) return;
  const answer = await fetch(`/words-${wanted}.json`);
  loaded[wanted] = await answer.json();
}

export function say(name, values = {}) {
  return sayIn(language, name, values);
}

export function sayIn(wanted, name, values = {}) {
  const inLanguage = loaded[wanted] ? wanted : language;
  let said = loaded[inLanguage][name] ?? name;
  if (typeof said === "object") {
    const singular = inLanguage === "fr" ? Math.abs(values.n) < 2 : values.n === 1;
    said = singular ? said.one : said.other;
  }
  return said.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

export function knows(name) {
  return name in loaded[language];
}

export function sayTime(milliseconds) {
  return new Date(milliseconds).toLocaleTimeString(language, { hour12: false });
}

function remembered() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function remember(value) {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
