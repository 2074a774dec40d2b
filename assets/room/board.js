// The board of a question, as boxes, and the same as text.

import { h } from "/dom.js";
import { language, sayIn } from "/words.js";

let told = language;

function say(name, values) {
  return sayIn(told, name, values);
}

// The board speaks the language of its paper, whatever the page around it speaks.
export function boardOf(board, paperLanguage) {
  told = paperLanguage;
  if (!board.players.length) return h("div", { class: "board" }, asText(board));
  return h(
    "div",
    { class: "board" },
    turn(board.turn),
    ...(board.teams ?? []).map((team) => h("p", { class: "team" }, `${team.name} · ${sayLife(team.life)}`)),
    ...[...board.players].sort((a, b) => Number(a.active) - Number(b.active)).map((player) => half(player, board)),
    stack(board),
    asText(board),
  );
}

function turn(view) {
  const steps = view.steps.map((step) =>
    h("li", { class: step.past ? "past" : "", "aria-current": step.current ? "step" : null }, step.label),
  );
  return h("div", { class: "turn" }, h("strong", {}, view.heading), h("ol", { class: "steps" }, steps));
}

function half(player, board) {
  const chips = [
    player.active && say("board.active"),
    player.deciding && say("board.deciding"),
    player.has_priority && say("board.priority"),
  ].filter(Boolean);
  return h(
    "section",
    { class: `half seat-${player.seat % 4}`, "aria-label": player.name },
    player.ribbon && ribbon(player.ribbon),
    h(
      "header",
      {},
      h("span", { class: "badge", "aria-hidden": "true" }, player.name.slice(0, 1)),
      h("h3", {}, player.name),
      ...chips.map((each) => h("span", { class: "chip" }, each)),
      player.life !== null && h("span", { class: "life" }, sayLife(player.life)),
    ),
    cards(player, board),
    h("div", { class: "zones" }, player.zones.map(zone)),
  );
}

function ribbon(view) {
  const source = view.source ? ` · ${view.source}` : "";
  return h("p", { class: "ribbon" }, h("strong", {}, view.statement), ` · ${view.duration}${source}`);
}

function cards(player) {
  const lands = player.lands.map((pile) =>
    h(
      "li",
      { class: `card land ${pile.hue}` },
      h("b", {}, pile.count > 1 ? `${pile.name} ×${pile.count}` : pile.name),
      pile.tapped ? h("small", {}, say("board.tapped.count", { n: pile.tapped })) : null,
    ),
  );
  const all = [...player.permanents.map(card), ...lands];
  return all.length ? h("ul", { class: "cards" }, all) : h("p", { class: "none" }, say("board.nothing"));
}

function card(view) {
  if (view.face_down && !view.name) return h("li", { class: "card" }, h("b", {}, say("board.face-down")));
  const marks = [
    view.tapped && say("board.tapped"),
    view.face_down && say("board.face-down"),
    ...view.counters.map(([kind, count]) => `${count} ${kind}`),
    view.loyalty && say("board.loyalty", { loyalty: view.loyalty }),
  ].filter(Boolean);
  return h(
    "li",
    { class: `card ${view.hue}`, title: view.description || null },
    h("b", {}, view.name, view.mana.length ? h("span", { class: "mana" }, view.mana.join(" ")) : null),
    h("small", {}, view.type_line),
    view.rules_text && h("span", { class: "rules" }, view.rules_text),
    marks.length || view.power_toughness
      ? h("span", { class: "marks" }, marks.join(" · "), h("span", { class: "power" }, view.power_toughness))
      : null,
  );
}

function zone(view) {
  const words = `${view.label} ${view.count}`;
  const title = h("span", {}, words, view.note && h("small", {}, ` ${view.note}`));
  if (!view.cards.length) return h("div", { class: "zone" }, title);
  const unseen = view.count - view.cards.length;
  return h(
    "details",
    { class: "zone" },
    h("summary", {}, title),
    h("ul", { class: "cards" }, view.cards.map(card)),
    unseen > 0 && h("p", { class: "none" }, say("board.zone.unseen", { n: unseen })),
  );
}

function stack(board) {
  const names = new Map(board.players.map((player) => [player.seat, player.name]));
  const items = board.stack.map((item) =>
    h("li", {}, h("b", {}, item.name), ` · ${names.get(item.seat) ?? ""}${item.note ? ` · ${item.note}` : ""}`),
  );
  return h(
    "section",
    { class: "stack", "aria-label": say("board.stack") },
    h("h3", {}, say("board.stack")),
    items.length ? h("ol", {}, items) : h("span", { class: "none" }, say("board.empty")),
  );
}

function asText(board) {
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, say("board.as-text")),
    h("ul", {}, board.lines.map((line) => h("li", {}, line))),
  );
}

function sayLife(life) {
  return say("board.life.spoken", { n: life });
}
