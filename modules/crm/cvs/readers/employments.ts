import { readPlaces } from "@/modules/knowledge/normalise";
import { anyOf, headingOf, linesOf, type Line } from "./found";
import { isJobTitle } from "./headline";
import words from "./words.json";
import { monthNumber, period, since } from "./years";

/** One employment as a CV tells it; what is not said plainly is null, and what had to be guessed is not certain. */
export type FoundEmployment = {
  employer: string | null;
  title: string | null;
  /** A year, or a year and its month. */
  from: string;
  /** Null while it goes on. */
  to: string | null;
  isCertain: boolean;
  start: number;
  end: number;
};

const company =
  /(?:^|[\s,.])(?:b\.?v\.?|n\.?v\.?|gmbh|mbh|ag|kg|ohg|se|ltd|limited|llp|llc|plc|inc|corp|co|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l|lda|sp\. ?z ?o\. ?o|s\.?r\.?o|a\.?s|a\/s|aps|ab|oy|oyj|kft|zrt|ood|eood|d\.?o\.?o|uab|sia|oü|bvba|vof|group|groep|holding)\.?$/i;
const bullet = /^\s*[-–•·*▪◦‣]/;
const longest = 90;

/** Every line of the part about work that holds a period, with the lines around it that belong to it. */
export function employmentsIn(text: string, now: Date): FoundEmployment[] {
  const lines = linesOf(text).filter(({ text: line }) => line.trim());
  const hasWork = lines.some(({ section }) => section === "work");
  const part = lines.filter(({ section }) =>
    hasWork ? section === "work" : section !== "education",
  );
  const work = part.filter(({ text: line }) => !headingOf(line)).map(unlabelled);
  const at = work.flatMap((line, n) => (periodIn(line, now) ? [n] : []));
  // Where nothing stands above the first period, what belongs to each stands below it.
  const isBelow = at[0] === 0;
  let group: string | null = null;
  return at.flatMap((n, nth) => {
    const own = periodIn(work[n] as Line, now);
    if (!own) return [];
    const between = textsOf(work.slice((at[nth - 1] ?? -1) + 1, n).filter(isShort));
    const below = textsOf(work.slice(n + 1, at[nth + 1] ?? work.length).filter(isShort));
    group = isBelow || own.rest.length > 0 ? null : groupIn(between, group);
    const named = group
      ? { employer: group, title: between.at(-1) ?? null, isCertain: true }
      : whoIn(own.rest, { above: isBelow ? [] : between.slice(-2), below: below.slice(0, 2) });
    const place = {
      start: work[n]?.start ?? 0,
      end: (work[n]?.start ?? 0) + (work[n]?.text.length ?? 0),
    };
    return named.employer || named.title
      ? [{ ...named, from: own.from, to: own.to, ...place }]
      : [];
  });
}

const label = new RegExp(`^\\s*(?:${anyOf(words.inWork)})\\s*[|:]\\s*`, "iu");

/** A form says of each line what it is, which is neither an employer nor a title. */
function unlabelled(line: Line): Line {
  const [said = ""] = label.exec(line.text) ?? [];
  return { ...line, start: line.start + said.length, text: line.text.slice(said.length) };
}

const duration = /^\d{1,2}\s+\p{L}+\.?(?:\s+\d{1,2}\s+\p{L}+\.?)?$/u;
const region = /\b(?:area|region|metropolitan|remote|hybrid|regio|raum|région)\b/i;
const sureFrom = 0.5;

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

const isPlace = (line: string) =>
  !company.test(line) && readPlaces(line).some((it) => it.city && it.confidence >= sureFrom);

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text.trim());

const isShort = ({ text }: Line) =>
  text.length <= longest && !bullet.test(text) && !/[.!?]$|:\s|@/.test(text.replace(company, ""));

type Period = { from: string; to: string | null; rest: string[] };

function periodIn({ text }: Line, at: Date): Period | null {
  const [whole] = text.matchAll(period);
  const found = whole ?? [...text.matchAll(since)][0];
  const { aM, aY = "", bM, bY = "", now } = found?.groups ?? {};
  const open = now ?? !whole;
  if (!found || Number(aY) > at.getUTCFullYear()) return null;
  const rest = `${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`;
  return {
    from: monthNumber(aY, aM),
    to: open ? null : monthNumber(bY, bM),
    rest: partsOf(rest.replaceAll(/\([^()]*\)/g, " ")),
  };
}

/** A comma parts title and employer, but not an employer from how it is incorporated. */
function partsOf(text: string): string[] {
  const parts = text
    .split(
      /\s*[|•·;\t]\s*|\s{3,}|\s[–—-]\s|\s(?:bei|at|bij|chez|presso|hos)\s(?:der\s|dem\s|de\s|la\s|het\s|the\s)?|,\s+(?!(?:s\.|inc|ltd|llc|gmbh|b\.?v|n\.?v))/i,
    )
    .map((it) => it.replaceAll(/^[\s,.:–—[\]-]+|[\s,:–—[\]-]+$/g, "").trim());
  return parts.filter((it) => /\p{L}{2}/u.test(it));
}

type Around = { above: string[]; below: string[] };
type Who = Pick<FoundEmployment, "employer" | "title" | "isCertain">;

/** Title and employer: on the line of the period, else on those next to it. */
function whoIn(own: string[], { above, below }: Around): Who {
  const [one, two] = own.some((it) => !isPlace(it)) ? own.filter((it) => !isPlace(it)) : own;
  if (one && two) return sorted(one, two);
  const beside = one ? neighbour(one, { above, below }) : null;
  if (one) return beside ? sorted(one, beside) : sorted(one, null);
  const [far, near] = above.length === 2 ? above : [null, above[0] ?? null];
  const [title, employer] = partsOf(near ?? "");
  if (title && employer && likeness(title) !== likeness(employer)) return sorted(title, employer);
  if (near) return sorted(near, far ?? null);
  return below[0]
    ? sorted(below[0], below[1] ?? null)
    : { employer: null, title: null, isCertain: false };
}

/** What completes a line: a title looks for its employer, an employer for its title. */
function neighbour(own: string, { above, below }: Around): string | null {
  const candidates = [above.at(-1), below[0]].filter((it): it is string => !!it);
  const isTitle = likeness(own) > 0;
  const fits = (it: string) => (isTitle ? likeness(it) < likeness(own) : likeness(it) > 0);
  return candidates.find(fits) ?? candidates[0] ?? null;
}

/** How much a line is like a title: whoever does something is one, a trade may be part of a company's name. */
function likeness(line: string): number {
  if (company.test(line)) return -2;
  if (person.test(line)) return 2;
  return isJobTitle(line) ? 1 : 0;
}

const person =
  /engineer(?!ing)|monteur|technic(?:us|ian|ien)|techniker|technik\b|mechanic|electrician|elektri(?:cien|ker)|elektroniker|mechatroniker|elektrik|manager|leiter|leider|supervisor|operator|técnico|tecnico|ingenier|ingegner|engenheir|inżynier|inženýr|ingénieur|ingenieur|frigorist|installat(?:eur|ör)|responsab|chargé|kierownik|vedoucí|jefe|chefe|ledare|steller|monter|elektromont|ηλεκτρολόγ|τεχνικ|villanyszerel|szerelő|montør|montør|ingenjör|ingeniør|insinööri|asentaja|eletricista|electricista|elettricista/i;

function sorted(a: string, b: string | null): Who {
  if (b === null) {
    const isTitle = likeness(a) > 0;
    return { employer: isTitle ? null : a, title: isTitle ? a : null, isCertain: false };
  }
  const [ofA, ofB] = [likeness(a), likeness(b)];
  const isPlain = ofA !== ofB;
  return ofA > ofB
    ? { employer: b, title: a, isCertain: isPlain }
    : { employer: a, title: b, isCertain: isPlain };
}
