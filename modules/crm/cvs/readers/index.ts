import { analyse, type Fact } from "@/modules/knowledge/analysis";
import { mostRead } from "../rules";
import { lastDayAt } from "./dates";
import { anyOf, type Cv, type Found, linesOf } from "./found";
import words from "./words.json";
import { headlineIn } from "./headline";
import { languagesIn } from "./languages";
import { nameIn } from "./name";
import { placeIn } from "./place";
import { yearsIn } from "./years";

export { employmentsIn } from "./employments";

/** Everything that a CV says of its person and a record has a place for, in the order of a form. */
export function readCv(whole: string, now: Date): Found[] {
  const text = whole.slice(0, mostRead);
  const cv: Cv = { text, lines: linesOf(text), now };
  const name = nameIn(cv);
  const place = placeIn({ ...cv, names: [name.map(({ value }) => value).join(" ")] });
  const country = place.find(({ field }) => field === "country")?.value ?? null;
  const { facts } = analyse({
    title: "",
    company: null,
    location: null,
    country,
    text,
    salary: null,
  });
  const skills = facts
    .filter(({ kind }) => kind === "skill")
    .flatMap(({ id, label, spans: [span] }) =>
      span ? [{ field: "skill" as const, value: id, label, start: span.start, end: span.end }] : [],
    );
  return [
    ...name,
    ...headlineIn(cv),
    ...contactIn(cv),
    ...place,
    ...yearsIn(cv),
    ...languagesIn(cv),
    ...certificatesIn(cv, [...facts, ...listedIn(cv)]),
    ...skills,
  ];
}

const ends = new RegExp(`(?<!\\p{L})(?:${anyOf(words.until)})(?!\\p{L})\\s*:?\\s*`, "giu");
const unfinished = new RegExp(`(?<!\\p{L})(?:${anyOf(words.until)})\\s*:?$`, "iu");
const longestLine = 160;

/** What stands in the parts about certificates: there each name is one, whatever an ad would mean by it. */
const listedIn = ({ text, lines }: Cv): Fact[] =>
  partsOf(lines).flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const { facts } = analyse({ ...nothing, title: "", text: part });
    return facts
      .filter(({ kind }) => kind === "certificate")
      .map((fact) => ({ ...fact, spans: fact.spans.map((it) => shifted(it, start)) }));
  });

const nothing = { company: null, location: null, country: null, salary: null };

/** Where each part about certificates begins and ends. */
function partsOf(lines: Cv["lines"]): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { text, start, section } of lines) {
    const end = start + text.length;
    const last = parts.at(-1);
    if (section !== "certificates") isOpen = false;
    else if (isOpen && last) last.end = end;
    else {
      parts.push({ start: end, end });
      isOpen = true;
    }
  }
  return parts;
}

const shifted = <Span extends { start: number; end: number }>(span: Span, by: number): Span => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

/** Certificates with the last day that is said behind their name, on the same line. */
function certificatesIn({ text }: Cv, facts: Fact[]): Found[] {
  const held = [...Map.groupBy(facts, ({ id }) => id).values()].flatMap((same) => {
    const [fact] = same;
    const isHeld = fact?.kind === "certificate";
    return isHeld ? [{ ...fact, spans: same.flatMap(({ spans }) => spans) }] : [];
  });
  const starts = held.flatMap(({ spans }) => spans.map(({ start }) => start));
  return held.flatMap(({ id, label, spans }) => {
    const told = spans.map(({ start, end }) => ({
      start,
      end,
      detail: endBehind(text, end, starts),
    }));
    const best = told.find(({ detail }) => detail) ?? told[0];
    return best ? [{ field: "certificate" as const, value: id, label, ...best }] : [];
  });
}

function endBehind(text: string, from: number, starts: number[]): string | null {
  const first = text.indexOf("\n", from);
  // In a narrow column the day stands on the line below.
  const isOpen = first !== -1 && unfinished.test(text.slice(from, first).trim());
  const line = isOpen ? text.indexOf("\n", first + 1) : first;
  const next = Math.min(...starts.filter((start) => start > from), text.length);
  const end = Math.min(line === -1 ? text.length : line, next, from + longestLine);
  const behind = text.slice(from, end);
  for (const { 0: words, index } of behind.matchAll(ends)) {
    const day = lastDayAt(behind.slice(index + words.length));
    if (day) return day;
  }
  return null;
}

/** Where and how a person is reached: what a CV says first is about the person, later about referees. */
const contactIn = (cv: Cv): Found[] =>
  [emailIn(cv), phoneIn(cv), linkedinIn(cv)].flatMap((it) => it ?? []);

function emailIn({ text }: Cv): Found | null {
  const found = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text);
  return (
    found && at(found.index, found[0].length, { field: "email", value: found[0].toLowerCase() })
  );
}

function linkedinIn({ text }: Cv): Found | null {
  const found = /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\w%.-]*[\w%])/i.exec(
    text,
  );
  const value = `https://www.linkedin.com/in/${found?.[1] ?? ""}`;
  return found && at(found.index, found[0].length, { field: "linkedin", value });
}

const number = /(?:(?:\(?\+|\b00)\d{1,3}[\s().\/-]*(?:\(0\))?|\(?\b0)\d[\d\s().\/-]{5,16}\d/g;
const years = /\b(?:19|20)\d{2}\b/g;

function phoneIn({ text }: Cv): Found | null {
  for (const found of text.matchAll(number)) {
    const [first = ""] = found[0].split("\n");
    const digits = first.replaceAll(/\D/g, "");
    const isPeriod = (first.match(years) ?? []).length > 0 && /^\d{1,2}[./]/.test(first.trim());
    if (digits.length < 9 || digits.length > 15 || isPeriod) continue;
    const value = first.trim();
    return at(found.index + first.search(/\S/), value.length, { field: "phone", value });
  }
  return null;
}

type Said = Pick<Found, "field" | "value">;

const at = (start: number, length: number, said: Said): Found => ({
  ...said,
  start,
  end: start + length,
});
