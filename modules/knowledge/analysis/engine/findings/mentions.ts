import { LazyMap } from "@/src/lazy";
import type { Span } from "../../model";
import { fold, type Words } from "../text/clean";
import { compoundConfidence } from "../text/compounds";
import { quoteOf } from "./guards";
import { type Suspicion, rejecting } from "./lookalikes";
import { isSaidByVerbs } from "./verb-objects";
import { elsewhere } from "../workplace/elsewhere";
import { listedAs } from "../workplace/listed";
import { employersOf } from "../workplace/operators";
import { isTrade, type Named } from "../workplace/trade";
import { type Reading, sentenceAt } from "../reading";
import { isBoilerplate, sectionWeights } from "../text/sections";
import { ambiguousAliases, skillById } from "../lexicon/taxonomy";
import type { Hit } from "../lexicon/entry";

/** An entry met in a field that means what it stands for. */
export type Found = { reading: Reading; hit: Hit };

/** One place where the ad speaks of a skill or a certificate, and how sure that is. */
export type Mention = {
  id: string;
  section: string;
  sectionWeight: number;
  confidence: number;
  isRequired: boolean;
  /** One workplace among others, or only wished for: "hospitals, banks and data centres". */
  isPassing: boolean;
  /** The first of several workplaces, and asked for: "data centres, hospitals and banks". */
  isFirst: boolean;
  /** Null where a person said so, and no word of the ad. */
  span: Span | null;
  /** The number of its sentence in the text, and whether that is a short line of its own; null in a title and where a person said so. */
  sentence: ReturnType<typeof sentenceAt> | null;
};

const confidences = { phrase: 0.95, word: 0.85 };

/** Every place that means a skill: no look-alike, not denied, not boiler-plate; a verb with its object only in a trade. */
export function skillFindings(readings: Reading[], suspicions: Suspicion[], title: Named): Found[] {
  const meant: Found[] = [];
  for (const reading of readings)
    for (const hit of reading.hits.of("skill"))
      if (
        isMeant(reading, hit) &&
        isAtWork(reading, hit, title) &&
        (!reading.byVerbs.has(hit) || isSaidByVerbs(title, hit.id))
      )
        meant.push({ reading, hit });
  const found = withoutAmbiguity(withoutRejected(meant, suspicions));
  return [...found, ...employersOf(readings, found, title)];
}

export const mentionsOf = (found: Found[]): Mention[] =>
  found.map(({ reading, hit }) => mentionOf(reading, hit));

function withoutRejected(meant: Found[], suspicions: Suspicion[]): Found[] {
  if (suspicions.length === 0) return meant;
  const rejects = rejecting(suspicions, new Set(meant.map(({ hit }) => hit.id)));
  return meant.filter(({ reading, hit }) => !rejects(reading, hit));
}

const isMeant = (reading: Reading, hit: Hit): boolean =>
  !reading.negated[hit.from] && isMeantUnlessDenied(reading, hit);

/** Whether a name means what it stands for, apart from any "no" in its sentence. */
export const isMeantUnlessDenied = (
  { words, sections, ofCompany, beside }: Reading,
  hit: Hit,
): boolean =>
  !isInLink(words, hit) &&
  !isEndOfName(words, hit) &&
  !isBoilerplate(sections[hit.from] ?? "") &&
  !(ofCompany[hit.from] && isOfCompany(hit)) &&
  !(beside[hit.from] && isOfCompany(hit) && !isNoField(hit));

/** What stands next door, is named beside or is run by others is no part of the work; nor is whose ground it is, for who is no technician. */
function isAtWork({ elsewhere: words }: Reading, { from, layer }: Hit, title: Named): boolean {
  const found = words[from] ?? 0;
  if ((found & (elsewhere.neighbour | elsewhere.aside)) !== 0) return false;
  if ((found & elsewhere.others) !== 0) return layer === "workplace";
  return (found & elsewhere.ground) === 0 || isTrade(title);
}

/** What nobody studies is learnt for the work itself: rules of safety, networks and programs. */
const noFields = new Set(["safety", "compliance", "it-infra", "cloud-ai"]);
const isNoField = ({ id }: Hit) => noFields.has(skillById.get(id)?.category ?? "");

/** What a company sells is no demand, but where it works says where the work is. */
const isOfCompany = ({ kind, layer }: Hit) => kind === "skill" && layer !== "workplace";

/** What a workplace counts that the company alone tells of. */
const employerWeight = 0.9;

export function mentionOf(reading: Reading, hit: Hit): Mention {
  const section = reading.sections[hit.from] ?? "intro";
  const isEmployer = section === "about" && hit.kind === "skill";
  const need = needIn(section, reading.wished[hit.from] === 1);
  const optional = !need.isRequired;
  const listed = hit.layer === "workplace" ? listedAs(reading, hit) : null;
  return {
    id: hit.id,
    section,
    ...need,
    ...(isEmployer ? { sectionWeight: employerWeight } : {}),
    confidence: confidenceOf(reading, hit),
    isPassing: hit.layer === "workplace" && (optional || listed !== null || isEmployer),
    isFirst: (listed === "first" || (isEmployer && listed === null)) && !optional,
    span: spanOf(reading, hit),
    sentence: reading.field === "title" || isEmployer ? null : sentenceAt(reading, hit.from),
  };
}

/** What stands among what is nice to have is wished for, however its sentence says so. */
export function needIn(section: string, isWished: boolean) {
  const isRequired = section !== "nice" && !isWished;
  const weighed = isRequired ? section : "nice";
  return { isRequired, sectionWeight: sectionWeights[weighed] ?? 1 };
}

export function spanOf(reading: Reading, hit: Pick<Hit, "from" | "to">): Span {
  const { words, field, sections } = reading;
  return {
    field,
    section: sections[hit.from] ?? "intro",
    start: words.starts[hit.from] ?? 0,
    end: words.ends[hit.to - 1] ?? 0,
    quote: quoteOf(words, hit),
  };
}

function confidenceOf({ compounds, byVerbs }: Reading, hit: Hit): number {
  if (compounds.has(hit) || byVerbs.has(hit)) return compoundConfidence;
  return hit.to - hit.from > 1 ? confidences.phrase : confidences.word;
}

const ambiguous = new LazyMap(() =>
  Object.entries(ambiguousAliases()).map(([alias, ids]) => [fold(alias), ids] as const),
);

/** Of the skills an alias may mean, the one the rest of the ad speaks of; else the lightest. */
function withoutAmbiguity(found: Found[]): Found[] {
  const meanings = found.map(({ hit }) => ambiguous.get(hit.alias));
  if (!meanings.some((ids) => ids && ids.length > 1)) return found;
  const clear = new Set(found.filter((_, at) => !meanings[at]).map(({ hit }) => hit.id));
  return found.filter(({ hit }, at) => {
    const ids = meanings[at];
    if (!ids || ids.length < 2) return true;
    const supported = ids.filter((id) => clear.has(id));
    return (supported.length > 0 ? supported : [lightest(ids)]).includes(hit.id);
  });
}

function lightest(ids: string[]): string | undefined {
  const technical = ids.filter((id) => !skillById.get(id)?.isContext);
  return technical.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
}

const weightOf = (id: string) => skillById.get(id)?.weight ?? 0;

type Place = Pick<Hit, "from" | "to">;

/** A link is longer only where it carries what nobody reads. */
const longestLink = 200;
/** "LoRaWAN" is no WAN, while "KenntnisseHVAC" lost its blank. */
const longestPart = 4;
const letter = /\p{L}/u;

/** Whether words stand in an address of the web: a slug repeats a title, or is of another page. */
function isInLink({ text, starts }: Words, { from }: Place): boolean {
  const end = starts[from] ?? 0;
  let at = end;
  while (at > 0 && end - at < longestLink && !isEdge(text.charCodeAt(at - 1))) at -= 1;
  if (at === end) return false;
  const before = text.slice(at, end);
  return before.includes("://") || before.startsWith("www.");
}

/** Blanks, brackets, quotes and what tags leave. */
const isEdge = (unit: number) => unit <= 0x22 || edges.has(unit);
const edges = new Set([..."()[]<>'|"].map((it) => it.charCodeAt(0)).concat(0xa0));

/** Whether a short word is only the end of a name written together. */
function isEndOfName({ text, starts, ends }: Words, { from, to }: Place): boolean {
  const start = starts[from] ?? 0;
  const isShort = to - from === 1 && (ends[from] ?? 0) - start <= longestPart;
  if (!isShort || start === 0 || starts[from] !== ends[from - 1]) return false;
  const first = starts[from - 1] ?? 0;
  return start - first <= longestPart && letter.test(text.charAt(start - 1));
}
