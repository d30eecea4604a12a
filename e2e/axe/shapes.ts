import { appendFileSync, readFileSync, statSync } from "node:fs";

/**
 * What axe judges an element by, as one word for each: its place below the page, its kind, its states, whether it has a
 * name, and its colours and type. Two that agree in all of it are judged alike, whatever they say.
 */
export const survey = `(() => {
  const overlays = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
  const over = overlays.filter((it) => it.checkVisibility()).at(-1);
  const shapes = (globalThis.shapes = new Map());
  const said = /^aria-(label|labelledby|describedby|controls|owns|activedescendant|details|value.*|row.*|col.*|setsize|posinset)$/;
  const kept = /^(aria-.*|role|type|tabindex|lang|scope|disabled|hidden|inert)$/;
  const present = /^(href|alt|title|placeholder|for|src)$/;
  const short = (words) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let n = 0; n < words.length; n += 1) {
      one = Math.imul(one ^ words.charCodeAt(n), 2654435761);
      two = Math.imul(two ^ words.charCodeAt(n), 1597334677);
    }
    return ((one >>> 0).toString(36) + (two >>> 0).toString(36));
  };
  const told = ({ name, value }) => {
    if (said.test(name) || present.test(name)) return name + (value.trim() ? "+" : "-");
    return kept.test(name) ? name + "=" + value : "";
  };
  const isNamed = (it) => Boolean(it.textContent.trim() || it.labels?.length);
  const hasText = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const wordOf = (it, above) => {
    const look = getComputedStyle(it);
    const drawn = [look.color, look.backgroundColor, look.backgroundImage !== "none", look.opacity];
    const type = [look.fontSize, look.fontWeight, look.display === "inline"];
    const attributes = [...it.attributes].map(told).filter(Boolean).toSorted();
    return short([above, it.tagName, ...drawn, ...type, ...attributes, hasText(it), isNamed(it)].join("|"));
  };
  const visit = (it, above, isWanted) => {
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(it.tagName) || !it.checkVisibility()) return;
    const word = wordOf(it, above);
    const isWithin = isWanted || it === over;
    if (isWithin && !shapes.has(word)) shapes.set(word, { it, above });
    if (it.tagName === "svg") return;
    for (const child of it.children) visit(child, word, isWithin);
  };
  visit(document.body, "", !over);
  if (!over) {
    const parts = "h1, h2, h3, h4, h5, h6, main, nav, aside, header, footer, [role=region], [role=banner], [role=search]";
    const outline = [...document.querySelectorAll(parts)].filter((it) => it.checkVisibility());
    const lines = outline.map((it) => it.tagName + (it.role ?? "")).filter((line, n, all) => line !== all[n - 1]);
    shapes.set("page " + short(document.title ? lines.join(" ") : ""), null);
  }
  return [...shapes.keys()];
})()`;

/** Parts whose rules look at what stands in them: with a new child the whole is judged again. */
const wholes =
  "a, button, label, select, ul, ol, dl, tr, [role=radiogroup], [role=tablist], [role=menu]";

/** The elements in which those shapes stand, each once and none within another. */
export const placesOf = (fresh: string[]) => `(() => {
  const fresh = new Set(${JSON.stringify(fresh)});
  const roots = [...shapes].flatMap(([word, found]) =>
    found && fresh.has(word) && !fresh.has(found.above) ? [found.it] : []);
  const whole = [...new Set(roots.map((it) => it.parentElement?.closest(${JSON.stringify(wholes)}) ?? it))];
  return whole.filter((it) => !whole.some((other) => other !== it && other.contains(it)));
})()`;

/** The suite gives all its files one place to note what was judged; a file by itself remembers for itself. */
const notes = Bun.env["COLDAISLE_JUDGED"];
const judged = new Set<string>();
let read = 0;

export function unjudged(shapes: string[]): string[] {
  const size = notes ? (statSync(notes, { throwIfNoEntry: false })?.size ?? 0) : 0;
  if (notes && size > read)
    for (const it of readFileSync(notes, "utf8").split("\n")) judged.add(it);
  read = size;
  return shapes.filter((it) => !judged.has(it));
}

/** Only what nothing was wrong with is passed over from then on. */
export function noteJudged(shapes: string[]): void {
  for (const it of shapes) judged.add(it);
  if (notes && shapes.length > 0) appendFileSync(notes, `${shapes.join("\n")}\n`);
}
