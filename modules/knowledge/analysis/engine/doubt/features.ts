import { LazyMap } from "@/src/lazy";
import type { Found } from "../findings/mentions";
import type { Title } from "../title";
import { skills } from "../lexicon/taxonomy";
import type { DoubtGround } from "../../rules";
import { hashOf, mixed } from "./hashes";

/** What a finding is weighed beside: the title, the language and everything else that was found. */
export type Around = { title: Title; language: string | null; titleWords: string[]; all: Found[] };

/** A kind of feature: what it says, how far a single one may speak when the weights are fitted, and as what people are told it. */
export type FeatureKind = { name: string; scale: number; ground: DoubtGround; seed: number };

/** Takes a feature: its kind, and a hash of what it says. */
export type Take = (kind: FeatureKind, feature: number) => void;

const kind = (name: string, scale: number, ground: DoubtGround): FeatureKind => ({
  name,
  scale,
  ground,
  seed: hashOf(name),
});

const kinds = {
  nameInLanguage: kind("name and language", 1.5, "words"),
  name: kind("name", 2, "words"),
  skill: kind("skill", 1, "seldom"),
  skillInLanguage: kind("skill and language", 0.8, "seldom"),
  skillInTrade: kind("skill and trade", 0.5, "title"),
  nameInTrade: kind("name and trade", 0.7, "title"),
  areaInTrade: kind("area and trade", 0.6, "title"),
  firstLetters: kind("skill and first letters", 0.6, "words"),
  lastLetters: kind("skill and last letters", 0.6, "words"),
  skillBesideTitle: kind("skill and word of the title", 0.4, "title"),
  areaBesideTitle: kind("area and word of the title", 0.4, "title"),
  sectionInLanguage: kind("section and language", 0.7, "place"),
  skillInSection: kind("section and skill", 0.7, "place"),
  areaInSection: kind("section and area", 0.6, "place"),
  sentenceLength: kind("length of the sentence", 0.5, "place"),
  placeInText: kind("place in the text", 0.5, "place"),
  form: kind("form", 0.6, "words"),
  skillInForm: kind("skill and form", 0.5, "words"),
  wish: kind("wish", 0.6, "place"),
  skillBehindWord: kind("skill and word before", 0.5, "around"),
  skillBeforeWord: kind("skill and word behind", 0.5, "around"),
  wordBefore: kind("word before", 0.5, "around"),
  wordBehind: kind("word behind", 0.5, "around"),
  areaNearWord: kind("area and near word", 0.2, "around"),
  nearWord: kind("near word", 0.2, "around"),
  skillNearWord: kind("skill and near word", 0.25, "around"),
  namesOfSkill: kind("names of the skill", 0.6, "alone"),
  skillsOfAd: kind("skills of the ad", 0.6, "alone"),
  skillsOfArea: kind("skills of the area", 0.6, "alone"),
  skillsNear: kind("skills near by", 0.6, "alone"),
  skillNearArea: kind("skill and area near by", 0.4, "alone"),
};
export const featureKinds: readonly FeatureKind[] = Object.values(kinds);

/** The place of a feature in a table of `size` weights, a power of two; features that share one share its weight. */
export const placeOf = (kind: FeatureKind, feature: number, size: number): number =>
  mixed(kind.seed, feature) & (size - 1);

/** How many words before and behind a name are looked at, and how near another finding has to be. */
const [beside, near] = [5, 12];
const titleLength = 8;
const ends = 5;

const areas = new LazyMap(() =>
  skills().map(({ id, category }) => [id, hashOf(category)] as const),
);
const none = hashOf("-");

/** What every finding of an ad has in common. */
export function surroundings({ title, language, titleWords, all }: Around) {
  const spoken = hashOf(language ?? "");
  const trade = hashOf(
    `${title.category ?? ""}${title.isSoftware ? "s" : ""}${title.isPeripheral ? "p" : ""}`,
  );
  const facts = new Map<string, Set<string>>();
  for (const { hit } of all) {
    const names = facts.get(hit.id);
    if (names) names.add(hit.alias);
    else facts.set(hit.id, new Set([hit.alias]));
  }
  const byArea = new Map<number, number>();
  for (const id of facts.keys()) {
    const area = areas.get(id) ?? none;
    byArea.set(area, (byArea.get(area) ?? 0) + 1);
  }
  const said = titleWords.slice(0, titleLength).map(hashOf);
  return { spoken, trade, facts, byArea, said };
}
export type Surroundings = ReturnType<typeof surroundings>;

/** Everything a finding is judged by, one feature after the other. */
export function featuresOf(found: Found, around: Surroundings, take: Take): void {
  const { hit } = found;
  const name = hashOf(hit.alias);
  const fact = hashOf(hit.id);
  const area = areas.get(hit.id) ?? none;
  take(kinds.nameInLanguage, mixed(name, around.spoken));
  take(kinds.name, name);
  take(kinds.skill, fact);
  take(kinds.skillInLanguage, mixed(fact, around.spoken));
  take(kinds.skillInTrade, mixed(fact, around.trade));
  take(kinds.nameInTrade, mixed(name, around.trade));
  take(kinds.areaInTrade, mixed(area, around.trade));
  take(kinds.firstLetters, mixed(fact, hashOf(hit.alias.slice(0, ends))));
  take(kinds.lastLetters, mixed(fact, hashOf(hit.alias.slice(-ends))));
  for (const word of around.said) {
    take(kinds.skillBesideTitle, mixed(fact, word));
    take(kinds.areaBesideTitle, mixed(area, word));
  }
  ofPlace(found, { fact, area, spoken: around.spoken }, take);
  ofWords(found, { fact, area }, take);
  ofOthers(found, around, take);
}

type Meant = { fact: number; area: number };

function ofPlace(found: Found, meant: Meant & { spoken: number }, take: Take) {
  const { reading, hit } = found;
  const section = hashOf(reading.sections[hit.from] ?? "intro");
  take(kinds.sectionInLanguage, mixed(section, meant.spoken));
  take(kinds.skillInSection, mixed(section, meant.fact));
  take(kinds.areaInSection, mixed(section, meant.area));
  const { words, sentences, sentenceOf } = reading;
  const sentence = sentences[sentenceOf[hit.from] ?? 0];
  const length = sentence ? sentence.to - sentence.from : 0;
  take(kinds.sentenceLength, Math.min(7, Math.floor(Math.log2(length + 1))));
  take(kinds.placeInText, Math.floor((4 * hit.from) / (words.words.length + 1)));
  take(kinds.form, shapeOf(found));
  take(kinds.skillInForm, mixed(meant.fact, shapeOf(found)));
  take(kinds.wish, reading.wished[hit.from] ?? 0);
}

/** How a name is written: how many words, in capitals, within a word, by a verb and its object. */
function shapeOf({ reading, hit }: Found): number {
  const { text, starts } = reading.words;
  const first = text[starts[hit.from] ?? 0] ?? "";
  const isCapital = first !== first.toLowerCase();
  const count = Math.min(3, hit.to - hit.from);
  const made = reading.compounds.has(hit) ? 1 : reading.byVerbs.has(hit) ? 2 : 0;
  const isJoined = reading.words.joined[hit.from] || reading.words.joined[hit.to];
  return count + (isCapital ? 4 : 0) + made * 8 + (isJoined ? 32 : 0);
}

function ofWords({ reading, hit }: Found, { fact, area }: Meant, take: Take) {
  const { words } = reading.words;
  for (let step = 1; step <= beside; step += 1) {
    const before = hashOf(words[hit.from - step] ?? "");
    const behind = hashOf(words[hit.to + step - 1] ?? "");
    if (step === 1) {
      take(kinds.skillBehindWord, mixed(fact, before));
      take(kinds.skillBeforeWord, mixed(fact, behind));
      take(kinds.wordBefore, before);
      take(kinds.wordBehind, behind);
    }
    for (const word of [before, behind]) {
      take(kinds.areaNearWord, mixed(area, word));
      take(kinds.nearWord, word);
      take(kinds.skillNearWord, mixed(fact, word));
    }
  }
}

function ofOthers({ reading, hit }: Found, around: Surroundings, take: Take) {
  const names = around.facts.get(hit.id)?.size ?? 1;
  take(kinds.namesOfSkill, Math.min(3, names));
  take(kinds.skillsOfAd, Math.min(5, Math.floor(Math.log2(around.facts.size))));
  take(kinds.skillsOfArea, Math.min(4, around.byArea.get(areas.get(hit.id) ?? none) ?? 0));
  let close = 0;
  const fact = hashOf(hit.id);
  for (const other of reading.hits.of("skill")) {
    if (other.id === hit.id || Math.abs(other.from - hit.from) > near) continue;
    close += 1;
    take(kinds.skillNearArea, mixed(fact, areas.get(other.id) ?? none));
  }
  take(kinds.skillsNear, Math.min(4, close));
}
