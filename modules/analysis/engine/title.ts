import type { Fact, Span } from "../model";
import type { Role } from "../rules";
import { characterOf } from "./characters";
import { type Words, isMark } from "./clean";
import { lexicon } from "./lexicon";
import { spanOf } from "./mentions";
import type { Reading } from "./reading";
import { findHits } from "./trie";
import { type TaxonomyRole, isRole, taxonomyRoleById, titleFacets } from "./taxonomy";

/** What a title alone says. */
export type Title = {
  /** The finer role, where the title is one the taxonomy lists. */
  role: TaxonomyRole | null;
  category: Role | null;
  /** Sales, guards, software: work in the sector, but not on the facility. */
  isPeripheral: boolean;
  namesDatacenter: boolean;
  /** How far the title alone shows a datacenter role, 0–1. */
  specificity: number;
  span: Span | null;
};

const specificityOfMarker = 0.85;
const specificityOfFacet: { [group: string]: number } = {
  commissioning: 0.4,
  "critical-facilities": 0.25,
  "power-cooling": 0.25,
  "mep-engineer": 0.25,
  "dc-construction": 0.15,
  hyperscale: 0.1,
  "dc-architect": 0.1,
};

const marker = new RegExp(titleFacets.dcMarker);
const facets = titleFacets.orderedFacets.map(({ group, regex }) => ({
  group,
  pattern: new RegExp(regex),
}));
const peripheral = facets.filter(({ group }) => group === "peripheral");
const functions = facets.filter(({ group }) => group !== "peripheral");
/** The last facet holds the words every job has ("manager"), so it speaks only when no other does. */
const specific = functions.slice(0, -1);

export function readTitle(reading: Reading, language: string | null): Title {
  const folded = foldTitle(reading.words.text);
  const head = headOf(folded, dashes);
  const namesDatacenter = marker.test(folded);
  const isPeripheral = matches(peripheral, head) !== null;
  const literal = literalRole(reading, language);
  const facet = facetOf(headOf(folded, dashesAndCommas), folded);
  const group = literal?.role.group ?? facet?.group;
  return {
    role: literal?.role ?? null,
    category: group && isRole(group) ? group : null,
    isPeripheral,
    namesDatacenter,
    specificity: Math.max(
      literal?.role.dcSpecificity ?? 0,
      namesDatacenter ? specificityOfMarker : 0,
      specificityOfFacet[facet?.group ?? ""] ?? 0,
    ),
    span: literal ? spanOf(literal.reading, literal.hit) : wholeTitle(reading),
  };
}

/** The role as a fact, once the ad is known to be worth a category. */
export function roleFact({ role, span }: Title, category: Role | null): Fact | null {
  if (!category || !span) return null;
  const [id, label] = role ? [role.id, role.name] : [category, labelOf(category)];
  return {
    kind: "role",
    id,
    label,
    confidence: role ? 0.95 : 0.8,
    isRequired: true,
    spans: [span],
  };
}

const labelOf = (category: Role) => category.replaceAll("-", " ");

/** The most specific role whose own title stands here; of equals the longest. */
function literalRole(reading: Reading, language: string | null) {
  const plain = { ...reading, words: withoutMarks(reading.words) };
  const hits = findHits(
    lexicon(),
    plain.words,
    ({ kind, languages }) => kind === "role" && speaks(languages, language),
  );
  const found = hits.flatMap((hit) => {
    const role = taxonomyRoleById.get(hit.id);
    return role ? [{ hit, role, reading: plain }] : [];
  });
  return found.toSorted(
    (a, b) =>
      b.role.dcSpecificity - a.role.dcSpecificity ||
      b.hit.to - b.hit.from - (a.hit.to - a.hit.from),
  )[0];
}

const speaks = (languages: string[], language: string | null) =>
  language === null || languages.includes(language) || languages.includes("en");

/** Titles put marks where they like: "Shift Engineer – Data Centre". */
function withoutMarks(words: Words): Words {
  const kept = [...words.words.keys()].filter((at) => !isMark(words.words[at]));
  const pick = <Value>(column: Value[]) => kept.flatMap((at) => column.slice(at, at + 1));
  return {
    text: words.text,
    words: pick(words.words),
    ids: pick(words.ids),
    starts: pick(words.starts),
    ends: pick(words.ends),
    joined: pick(words.joined),
  };
}

function facetOf(head: string, whole: string) {
  return matches(specific, head) ?? matches(specific, whole) ?? matches(functions, whole);
}

const matches = (candidates: typeof facets, title: string) =>
  candidates.find(({ pattern }) => pattern.test(title)) ?? null;

const dashes = / [-–—|] |\(| @ /;
// "Facilities Technician, Mechanical" works on the facility; "Manager, Sales" sells.
const dashesAndCommas = / [-–—|] |\(| @ |, /;

/** What stands before the first of these marks, unless that only names the datacenter. */
function headOf(title: string, marks: RegExp): string {
  const [head = ""] = title.split(marks);
  return head.replace(marker, "").trim().length > 3 ? head : title;
}

/** Lower case and without accents, but with its punctuation, which the facets look at. */
function foldTitle(title: string): string {
  return [...title]
    .map((it) => (/\p{L}/u.test(it) && it.length === 1 ? characterOf(it.charCodeAt(0)).folded : it))
    .join("")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u00ad]/g, "");
}

function wholeTitle(reading: Reading): Span | null {
  const last = reading.words.words.length;
  return last === 0 ? null : spanOf(reading, { from: 0, to: last });
}
