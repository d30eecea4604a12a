import { LateMap, LateSet } from "@/src/late";
import type { Span } from "../../model";
import { fold } from "../text/clean";
import { compoundConfidence } from "../text/compounds";
import { quoteOf } from "./guards";
import { isEndOfName, isInLink } from "./links";
import { type Suspicion, rejecting } from "./lookalikes";
import { isSaidByVerbs, type Trade } from "./verb-objects";
import { type Reading, sentenceAt } from "../reading";
import { isBoilerplate, sectionWeights } from "../text/sections";
import { ambiguousAliases, skillById, cues } from "../lexicon/taxonomy";
import type { Hit } from "../lexicon/entry";

/** How far another trade may stand from the datacenter to be in one list with it, in words. */
const reach = 6;
const ends = new Set([".", ";", ":", "\n"]);
/** "From offices to datacenters" counts up as well. */
const separators = new LateSet(() => [",", "(", ...cues.listWords, ...cues.rangeWords]);

/** Whether this workplace is one of several trades the text counts up, and the first of them. */
function listedAs(
  reading: Reading,
  { from, to }: Pick<Hit, "from" | "to">,
): "first" | "later" | null {
  if (reading.field !== "text") return null;
  if (finds(reading, from - 1, -1)) return "later";
  return finds(reading, to, 1) ? "first" : null;
}

/** Whether a trade follows in this direction, with nothing but a list between. */
function finds({ words, trades }: Reading, start: number, step: 1 | -1): boolean {
  let isSeparated = false;
  for (let passed = 0, at = start; passed <= reach; passed += 1, at += step) {
    const word = words.words[at];
    if (word === undefined || ends.has(word)) return false;
    const isJoined = words.joined[step === 1 ? at : at + 1] === 1;
    if (separators.has(word) || isJoined) isSeparated = true;
    if (trades[at]) return isSeparated;
  }
  return false;
}

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
export function skillFindings(readings: Reading[], suspicions: Suspicion[], title: Trade): Found[] {
  const meant: Found[] = [];
  for (const reading of readings)
    for (const hit of reading.hits.of("skill"))
      if (isMeant(reading, hit) && (!reading.byVerbs.has(hit) || isSaidByVerbs(title, hit.id)))
        meant.push({ reading, hit });
  return withoutAmbiguity(withoutRejected(meant, suspicions));
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

/** What nobody studies is learnt for the work itself: rules of safety, networks and programs. */
const noFields = new Set(["safety", "compliance", "it-infra", "cloud-ai"]);
const isNoField = ({ id }: Hit) => noFields.has(skillById.get(id)?.category ?? "");

/** What a company sells is no demand, but where it works says where the work is. */
const isOfCompany = ({ kind, layer }: Hit) => kind === "skill" && layer !== "workplace";

export function mentionOf(reading: Reading, hit: Hit): Mention {
  const section = reading.sections[hit.from] ?? "intro";
  const need = needIn(section, reading.wished[hit.from] === 1);
  const optional = !need.isRequired;
  const listed = hit.layer === "workplace" ? listedAs(reading, hit) : null;
  return {
    id: hit.id,
    section,
    ...need,
    confidence: confidenceOf(reading, hit),
    isPassing: hit.layer === "workplace" && (optional || listed !== null),
    isFirst: listed === "first" && !optional,
    span: spanOf(reading, hit),
    sentence: reading.field === "title" ? null : sentenceAt(reading, hit.from),
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

const ambiguous = new LateMap(() =>
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
