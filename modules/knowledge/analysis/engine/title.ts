import type { Fact, Span } from "../model";
import { everywhere, fold, languageBit } from "@/modules/knowledge/language";
import { LazySet } from "@/src/lazy";
import type { Role } from "../rules";
import type { Words } from "./text/clean";
import { isMark } from "./text/marks";
import { readFacets } from "./findings/facets";
import { lexicon } from "./lexicon/lexicon";
import { spanOf } from "./findings/mentions";
import type { Reading } from "./reading";
import { findHits } from "./lexicon/trie";
import type { Entry } from "./lexicon/entry";
import { type TaxonomyRole, isRole, taxonomyRoleById, taxonomyRoles } from "./lexicon/taxonomy";
import { plainTitle } from "./titles/plain-title";

/** What a title alone says. */
export type Title = {
  /** The finer role, where the title is one the taxonomy lists. */
  role: TaxonomyRole | null;
  category: Role | null;
  /** Sales, guards, software: work in the sector, but not on the facility. */
  isPeripheral: boolean;
  /** Bakers, nurses, drivers: work that has nothing to do with a plant. */
  isOther: boolean;
  /** Networks, clouds and systems: work in the datacenter's machines, not on the datacenter. */
  isSoftware: boolean;
  /** Whoever writes programs: for a plant as for anything else. */
  isProgrammer: boolean;
  /** Whoever moves a datacenter, or what runs in it. */
  isMove: boolean;
  namesDatacenter: boolean;
  /** Whether it says what somebody does, and not only where or of what rank. */
  namesWork: boolean;
  /** Whether any word of it is of technical work, also where that is no trade we know. */
  isTechnical: boolean;
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

export function readTitle(reading: Reading, language: string | null): Title {
  const facets = readFacets(plainTitle(reading.words.text, language).text);
  const literal = literalRole(reading, language);
  const group = literal && !yields(literal.role, facets.group) ? literal.role.group : facets.group;
  return {
    role: literal?.role ?? null,
    category: group && isRole(group) ? group : null,
    isPeripheral: facets.isPeripheral,
    isOther: facets.isOther && !isOfPlant(literal?.role),
    isSoftware: facets.isSoftware,
    isProgrammer: facets.isProgrammer,
    isMove: facets.isMove,
    namesDatacenter: facets.namesDatacenter,
    namesWork: literal !== undefined || facets.namesWork,
    isTechnical: facets.isTechnical,
    specificity: Math.max(
      literal?.role.dcSpecificity ?? 0,
      facets.namesDatacenter ? specificityOfMarker : 0,
      specificityOfFacet[facets.group ?? ""] ?? 0,
    ),
    span: literal ? spanOf(literal.reading, literal.hit) : wholeTitle(reading),
  };
}

/** Whoever buys is no target, but the packages of a plant are bought by one of its trades. */
const isOfPlant = (role: TaxonomyRole | undefined) => role?.id === "package-manager";

/** A trade found everywhere, as an electrician's, works where the rest of the title says. */
const commonTradeUpTo = 0.3;
const sayingWhere = new Set(["critical-facilities", "commissioning"]);
const yields = ({ dcSpecificity }: TaxonomyRole, group: string | null) =>
  dcSpecificity <= commonTradeUpTo && sayingWhere.has(group ?? "");

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

/**
 * The most specific role whose own title stands here; of equals the longest. A title may speak another language than its
 * ad: what names no role in that is read in any.
 */
function literalRole(reading: Reading, language: string | null) {
  const unmarked = wordsWhere(reading.words, (word) => !isMark(word));
  const linked = unmarked.words.some((word) => links.has(word));
  const bare = linked ? [wordsWhere(unmarked, (word) => !links.has(word))] : [];
  const own = language === null ? -1 : everywhere | languageBit(language);
  const said = [unmarked, ...bare];
  return (
    roleIn(reading, said, ({ languages }) => (languages & own) !== 0) ??
    roleIn(reading, said, isForeign)
  );
}

/** The words that English titles are made of: a name of these alone means in an English title what English means by it. */
const english = new LazySet(() =>
  taxonomyRoles().flatMap(({ aliases }) =>
    (aliases["en"] ?? []).flatMap((it) => fold(it).split(" ")),
  ),
);
const isForeign = ({ alias }: Pick<Entry, "alias">): boolean =>
  !alias.split(" ").every((it) => english.has(it));

/** The most specific role in these words whose name counts. */
function roleIn(reading: Reading, said: Words[], counts: (entry: Entry) => boolean) {
  const found = said.flatMap((words) => {
    const plain = { ...reading, words };
    const hits = findHits(lexicon(), words, (entry) => entry.kind === "role" && counts(entry));
    return hits.flatMap((hit) => {
      const role = taxonomyRoleById.get(hit.id);
      return role ? [{ hit, role, reading: plain }] : [];
    });
  });
  return found.toSorted(
    (a, b) =>
      b.role.dcSpecificity - a.role.dcSpecificity ||
      b.hit.to - b.hit.from - (a.hit.to - a.hit.from),
  )[0];
}

/** "Responsable du commissioning" is "Responsable commissioning": what links the words of a Romance title says nothing. */
const links = new Set(
  "de du des d la le les del della dei degli delle di do da dos das".split(" "),
);

/** Titles put marks where they like: "Shift Engineer – Data Centre". */
function wordsWhere(words: Words, isOne: (word: string) => boolean): Words {
  const isKept = (_: unknown, at: number) => isOne(words.words[at] ?? "");
  return {
    text: words.text,
    words: words.words.filter(isKept),
    known: words.known.filter(isKept),
    starts: words.starts.filter(isKept),
    ends: words.ends.filter(isKept),
    joined: words.joined.filter(isKept),
  };
}

function wholeTitle(reading: Reading): Span | null {
  const last = reading.words.words.length;
  return last === 0 ? null : spanOf(reading, { from: 0, to: last });
}
