import { headingOf, linesOf, type Line } from "../found";
import { joinedPeriod, type Period, periodsIn } from "../periods";
import type { FoundEmployment } from "./told";
import { isAside, isOfClient, isShort, labelled, type Said } from "./lines";
import { isPlace, partsOf, type Who, whoIn } from "./who";

export type { FoundEmployment };

/** Every line of the part about work that holds a period, with the lines around it that belong to it. */
export function employmentsIn(text: string, now: Date): FoundEmployment[] {
  const work = workIn(text);
  const at = work.flatMap((line, n) => (periodIn(line, now) ? [n] : []));
  // Where nothing stands above the first period, what belongs to each stands below it.
  const isBelow = at[0] === 0;
  const found: FoundEmployment[] = [];
  let group: string | null = null;
  for (const [nth, n] of at.entries()) {
    const line = work[n] as Said;
    const own = periodIn(line, now);
    if (!own) continue;
    const between = work.slice((at[nth - 1] ?? -1) + 1, n);
    const below = work.slice(n + 1, at[nth + 1] ?? work.length);
    const above = textsOf(between);
    group = isBelow || own.rest.length > 0 ? null : groupIn(above, group);
    const named = group
      ? { employer: group, title: above.at(-1) ?? null, isCertain: true }
      : (labelledIn(isBelow ? [] : between, below) ??
        whoIn(own.rest, {
          above: isBelow ? [] : above.slice(-2),
          below: textsOf(below).slice(0, 2),
        }));
    const isNone = isAside(own.said, named) || (line.isBullet && isWithin(own, found));
    if (isNone || !(named.employer || named.title)) continue;
    const place = { start: line.start, end: line.start + line.text.length };
    found.push({ ...named, from: own.from, to: own.to, ...place });
  }
  return found;
}

/** The part about work; where none is headed so, all but schooling, and what is known since when is no employment. */
function workIn(text: string): Said[] {
  const lines = linesOf(text).filter(({ text: line }) => line.trim());
  const hasWork = lines.some(({ section }) => section === "work");
  const part = lines.filter((line) =>
    hasWork ? line.section === "work" : line.section !== "education" && !isKnownSince(line),
  );
  return whole(part.filter(({ text: line }) => !headingOf(line)))
    .map(labelled)
    .filter((line) => !isOfClient(line));
}

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

const textsOf = (lines: readonly Said[]) => lines.filter(isShort).map(({ text }) => text.trim());

/** Where a form says what each of its lines is, nothing has to be guessed. */
function labelledIn(between: readonly Said[], below: readonly Said[]): Who | null {
  const of = (lines: readonly Said[]) => {
    const said = (role: Said["role"]) =>
      lines.find((line) => line.role === role)?.text.trim() ?? null;
    return { employer: said("employer"), title: said("title") };
  };
  const found = [of(below), of(between)].find(({ employer, title }) => employer && title);
  if (!found) return null;
  // The town of an employer stands behind a comma.
  const [employer = found.employer] = partsOf(found.employer ?? "").filter((it) => !isPlace(it));
  return { ...found, employer, isCertain: true };
}

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

type Own = Pick<Period, "from" | "to"> & { rest: string[]; said: string };

function periodIn({ text }: Said, now: Date): Own | null {
  const [found] = periodsIn(text);
  if (!found || Number(found.from.slice(0, 4)) > now.getUTCFullYear()) return null;
  const said = `${text.slice(0, found.start)} | ${text.slice(found.end)}`;
  return { from: found.from, to: found.to, said, rest: partsOf(said) };
}
