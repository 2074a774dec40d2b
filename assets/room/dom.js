// Elements made of plain values: text is always text, never markup.

const NAMESPACE = "http://www.w3.org/2000/svg";

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((each) => each !== null && each !== undefined && each !== false));
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter(Boolean));
}

const SIGNS = {
  check: "M4 12.5 9.5 18 20 6.5",
  cross: "M6 6 18 18M18 6 6 18",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  pause: "M9 5v14M15 5v14",
  wait: "M7 4h10M7 20h10M8 4c0 5 8 6 8 16M16 4c0 5-8 6-8 16",
  here: "M12 3v10M8 9l4 4 4-4M4 15v5h16v-5",
};

export function sign(name) {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("sign");
  const path = document.createElementNS(NAMESPACE, "path");
  path.setAttribute("d", SIGNS[name]);
  svg.append(path);
  return svg;
}
