import type { Words } from "../clean";
import { leadAt } from "./leads";
import { isTitle } from "./titles";

type Item = { from: number; to: number };

/** A title that stands behind another in a list; what is longer has run on into the next text. */
const itemUpTo = 9;
/** The last of a list in a text that is one line is taken this long. */
const lastUpTo = 3;
const enoughItems = 2;

/**
 * Titles of other vacancies in the line of what leads to them: "Nearby Data Centre Electrician; Generator Technician".
 * Without a colon they have to be two; a single word leads to what is a title of somebody at technical work alone.
 */
export function skipRunInVacancies(
  words: Words,
  sections: string[],
  { headings, begun }: { headings: readonly number[]; begun: ReadonlySet<number> },
): void {
  for (let from = 0; from < words.words.length; from += 1) {
    const lead = leadAt(words, from);
    if (lead === 0 || !isBegun(words, from)) continue;
    const next = headings.find((it) => it > from) ?? words.words.length;
    const end = endOfRunIn(words, { from, lead, next, begun });
    if (end === undefined) continue;
    sections.fill("legal", from, end);
    from = end - 1;
  }
}

/** Where a line or sentence begins, or what a board ran together begins anew with a capital. */
function isBegun({ words, text, starts }: Words, from: number): boolean {
  const before = words[from - 1];
  if (before === undefined || before === "\n" || before === "." || before === ";") return true;
  const first = text[starts[from] ?? 0] ?? "";
  return before !== "," && first !== first.toLowerCase();
}

type Run = { from: number; lead: number; next: number; begun: ReadonlySet<number> };

function endOfRunIn(words: Words, { from, lead, next, begun }: Run): number | undefined {
  const isLed = words.words[from + lead] === ":";
  const items = itemsFrom(words, from + lead + (isLed ? 1 : 0), next);
  if (items.length < (isLed ? 1 : enoughItems)) return undefined;
  if (items.some((it) => begun.has(it.from)) || items.some(isLong)) return undefined;
  const titles = items.filter((it) => isTitle(words, { ...it, ...ofList }, begun)).length;
  const isList = items.length >= enoughItems && readers.test(words.words[from] ?? "");
  return titles * 2 >= items.length || isList ? items.at(-1)?.to : undefined;
}

/** What others look for are names of any trade. */
const readers =
  /^(?:others|people|anderen?|nutzer|bewerber|d|otr[ao]s|altri|inni|jini|ostatni|andr[ae]|muut|outros)$/;

const ofList = { isSpaced: false, isListed: false, isLeading: false };
const isLong = ({ from, to }: Item) => to - from > itemUpTo;

/** What stands between semicolons, or where there are none between commas, up to the end of a sentence. */
function itemsFrom({ words }: Words, begin: number, next: number): Item[] {
  let end = begin;
  while (end < next && words[end] !== "." && words[end] !== "\n") end += 1;
  const parting = words.slice(begin, end).includes(";") ? ";" : ",";
  const items: Item[] = [];
  let from = begin;
  for (let at = begin; at <= end; at += 1) {
    if (at < end && words[at] !== parting) continue;
    if (at > from) items.push({ from, to: at });
    from = at + 1;
  }
  const last = items.at(-1);
  if (last && isLong(last) && items.length > enoughItems) last.to = last.from + lastUpTo;
  return items;
}
