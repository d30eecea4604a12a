import { headingOf, linesOf, type Line } from "../found";
import { isBroken, joinedPeriod, type Period, periodsIn } from "../periods";
import { withBounds } from "./bounds";
import { withoutClients } from "./clients";
import { blocksIn, labelledOn } from "./forms";
import type { FoundEmployment } from "./found-employment";
import { isPlace } from "./likeness";
import { isAside, isBreak, isOfClient, isShort, isTold, labelled, type Said, shown } from "./lines";
import { partsOf } from "./parts";
import { townLine, withoutTown } from "./towns";
import type { Around } from "./readings";
import { unsaid } from "./sentences";
import { tablesIn } from "./tables";
import { type Who, whoInAll } from "./who";

export type { FoundEmployment };

/** Every line of the part about work that holds a period, with the lines around it that belong to it. */
export function employmentsIn(text: string, now: Date): FoundEmployment[] {
  const { lines, rows } = workIn(text);
  const told = toldIn(lines, now).map((it) => {
    const known = rows.get(it.line.start);
    return known ? { ...it, known } : it;
  });
  const guessed = whoInAll(told.map(({ around }) => around));
  const found: FoundEmployment[] = [];
  for (const [n, { line, own, known, around }] of told.entries()) {
    const named = known ?? guessed[n];
    if (!named || !(named.employer || named.title)) continue;
    const isOther = isAside(own.said, named) || isBreak(around);
    if (isOther || (isTold(line) && isWithin(own, found))) continue;
    const place = { start: line.start, end: line.start + line.text.length };
    const isCertain = named.isCertain && !own.isOpen;
    found.push({ ...named, isCertain, from: own.from, to: own.to, ...place });
  }
  return found;
}

type Told = { line: Said; own: Own; known: Who | null; around: Around };

/** The lines with a period, each with what its form says of it and with what stands around it. */
function toldIn(work: readonly Said[], now: Date): Told[] {
  const periods = work.map((line) => periodIn(line, now));
  // A period that nobody can read parts what stands around it as well.
  const at = work.flatMap(({ text }, n) => (periods[n] || isBroken(text) ? [n] : []));
  // Where nothing stands above the first period, what belongs to each stands below it.
  const isBelow = at[0] === 0;
  const blocks = blocksIn(work, (n) => periods[n] !== null);
  const labelledAt = (n: number) => {
    const block = blocks.find(({ from, to }) => from <= n && n < to);
    return block ? labelledOn(work, block) : null;
  };
  const aboves = at.map((n, nth) => textsOf(work.slice((at[nth - 1] ?? -1) + 1, n)));
  const town = townLine(aboves);
  let group: string | null = null;
  return at.flatMap((n, nth) => {
    const [line, own] = [work[n], periods[n]];
    if (!line || !own) return [];
    const below = work.slice(n + 1, at[nth + 1] ?? work.length);
    const above = aboves[nth] ?? [];
    group = isBelow || own.rest.length > 0 ? null : groupIn(above, group);
    const known = group
      ? { employer: group, title: above.at(-1) ?? null, isCertain: true }
      : labelledAt(n);
    const isAlone = { above: nth > 0 && above.length < 2, below: nth + 1 < at.length };
    const around = known
      ? { own: { ...own, rest: [] }, above: [], below: [], beside: null }
      : aroundOf(
          own,
          { above: isBelow ? [] : withoutTown(above, town), below: textsOf(below) },
          isAlone,
        );
    return [{ line, own, known, around }];
  });
}

type Lines = { above: readonly string[]; below: readonly string[] };

/** The lines about a period; where others go before or follow, one line alone on that side may be of them. */
function aroundOf(own: Own, { above, below }: Lines, isAlone: Record<keyof Lines, boolean>) {
  const [over, under] = [above.at(-1), below[0]];
  const isOther = isAlone.above || (isAlone.below && below.length < 2);
  return {
    own,
    above: above.slice(-2),
    below: below.slice(0, 2),
    beside: over && under && !isOther ? { over, under } : null,
  };
}

/** The part about work; where none is headed so, all but schooling, and what is known since when is no employment. */
function workIn(text: string): { lines: Said[]; rows: Map<number, Who> } {
  const lines = linesOf(text).filter(({ text: line }) => /[\p{L}\d]/u.test(line));
  const hasWork = lines.some(({ section }) => section === "work");
  const part = lines.filter((line) =>
    hasWork ? line.section === "work" : line.section !== "education" && !isKnownSince(line),
  );
  const { rows, heads } = tablesIn(part);
  const said = whole(withBounds(part.filter((it) => !isHead(it.text) && !heads.has(it.start))))
    .map(labelled)
    .filter((line) => !isOfClient(line));
  return { lines: withoutClients(said).map(shown), rows };
}

/** A heading, or those of two columns on one line. */
const isHead = (text: string) => text.split("|").every((it) => headingOf(it));

/** The lines with every period on one of them. */
function whole(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let n = 0; n < lines.length;) {
    const line = lines[n] as Line;
    const found = joinedPeriod(lines.slice(n, n + 3).map(({ text }) => text));
    joined.push(found ? { ...line, text: found.text } : line);
    n += found?.lines ?? 1;
  }
  return joined;
}

const isKnownSince = ({ text, section }: Line) =>
  (section === "other" || section === "certificates" || section === "languages") &&
  periodsIn(text).every(({ isSince }) => isSince);

/** A line of a list below an employment, of the same time, tells a project of it. */
const isWithin = (own: Pick<Period, "from" | "to">, found: readonly FoundEmployment[]) => {
  const last = found.at(-1);
  return !!last && last.from <= own.from && (last.to === null || (own.to ?? "9") <= last.to);
};

const textsOf = (lines: readonly Said[]) =>
  lines.filter(isShort).map(({ text }) => text.trim().replace(numbered, ""));

/** "2) Site Engineer": a list of employments is counted. */
const numbered = /^(?:\d{1,2}\)|\d\.)\s+(?=\p{Lu})/u;

const duration = /^\d{1,2}\s+\p{L}+\.?(?:\s+\d{1,2}\s+\p{L}+\.?)?$/u;
const region = /\b(?:area|region|metropolitan|remote|hybrid|regio|raum|région)\b/i;

/**
 * Who employed somebody in several roles: the name is said once, how long in all below it, then role after role. The
 * next name stands above its role, where before there was at most the place of the role before.
 */
function groupIn(between: readonly string[], group: string | null): string | null {
  const at = between.findLastIndex((line) => duration.test(line));
  if (at > 0) return between[at - 1] ?? null;
  const before = between.at(-2);
  const isSame = before === undefined || region.test(before) || isPlace(before);
  return isSame ? group : null;
}

/** Open is what a sentence says in a way that is not known. */
type Own = Pick<Period, "from" | "to"> & { rest: string[]; said: string; isOpen: boolean };

/** What introduces a period is no word of it. */
const introduced =
  /(?<!\p{L})(?:dal?|dall['’]|van|von|vom|from|od|z|de|du|desde|depuis|seit|since|sinds|från|fra)\s*$/iu;

function periodIn({ text }: Said, now: Date): Own | null {
  const [found] = periodsIn(text);
  if (!found || Number(found.from.slice(0, 4)) > now.getUTCFullYear()) return null;
  const { said, isOpen } = unsaid(
    `${text.slice(0, found.start).replace(introduced, "")} | ${text.slice(found.end)}`,
  );
  return { from: found.from, to: found.to, said, isOpen, rest: partsOf(said) };
}
