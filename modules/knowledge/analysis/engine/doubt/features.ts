import { LateMap } from "@/src/late";
import type { Found } from "../findings/mentions";
import type { Title } from "../title";
import { skills } from "../lexicon/taxonomy";
import { hashOf, mixed } from "./hashes";

/** What a finding is weighed beside: the title, the language and everything else that was found. */
export type Around = { title: Title; language: string | null; titleWords: string[]; all: Found[] };

/** Takes a feature: the number of its kind, and a hash of what it says. */
export type Take = (kind: number, feature: number) => void;

/** What the features of each number say. */
export const featureKinds = [
  "any",
  "name and language",
  "name",
  "skill",
  "skill and language",
  "skill and trade",
  "name and trade",
  "area and trade",
  "skill and first letters",
  "skill and last letters",
  "skill and word of the title",
  "area and word of the title",
  "section and language",
  "section and skill",
  "section and area",
  "length of the sentence",
  "place in the text",
  "form",
  "skill and form",
  "wish",
  "skill and word before",
  "skill and word behind",
  "word before",
  "word behind",
  "area and near word",
  "near word",
  "skill and near word",
  "names of the skill",
  "skills of the ad",
  "skills of the area",
  "skills near by",
  "skill and area near by",
];

/** How many words before and behind a name are looked at, and how near another finding has to be. */
const [beside, near] = [5, 12];
const titleLength = 8;
const ends = 5;

const areas = new LateMap(() =>
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
  take(0, 1);
  take(1, mixed(name, around.spoken));
  take(2, name);
  take(3, fact);
  take(4, mixed(fact, around.spoken));
  take(5, mixed(fact, around.trade));
  take(6, mixed(name, around.trade));
  take(7, mixed(area, around.trade));
  take(8, mixed(fact, hashOf(hit.alias.slice(0, ends))));
  take(9, mixed(fact, hashOf(hit.alias.slice(-ends))));
  for (const word of around.said) {
    take(10, mixed(fact, word));
    take(11, mixed(area, word));
  }
  ofPlace(found, { fact, area, spoken: around.spoken }, take);
  ofWords(found, { fact, area }, take);
  ofOthers(found, around, take);
}

type Meant = { fact: number; area: number };

function ofPlace(found: Found, meant: Meant & { spoken: number }, take: Take) {
  const { reading, hit } = found;
  const section = hashOf(reading.sections[hit.from] ?? "intro");
  take(12, mixed(section, meant.spoken));
  take(13, mixed(section, meant.fact));
  take(14, mixed(section, meant.area));
  const { words, sentences, sentenceOf } = reading;
  const sentence = sentences[sentenceOf[hit.from] ?? 0];
  const length = sentence ? sentence.to - sentence.from : 0;
  take(15, Math.min(7, Math.floor(Math.log2(length + 1))));
  take(16, Math.floor((4 * hit.from) / (words.words.length + 1)));
  take(17, shapeOf(found));
  take(18, mixed(meant.fact, shapeOf(found)));
  take(19, reading.wished[hit.from] ?? 0);
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
      take(20, mixed(fact, before));
      take(21, mixed(fact, behind));
      take(22, before);
      take(23, behind);
    }
    for (const word of [before, behind]) {
      take(24, mixed(area, word));
      take(25, word);
      take(26, mixed(fact, word));
    }
  }
}

function ofOthers({ reading, hit }: Found, around: Surroundings, take: Take) {
  const names = around.facts.get(hit.id)?.size ?? 1;
  take(27, Math.min(3, names));
  take(28, Math.min(5, Math.floor(Math.log2(around.facts.size))));
  take(29, Math.min(4, around.byArea.get(areas.get(hit.id) ?? none) ?? 0));
  let close = 0;
  const fact = hashOf(hit.id);
  for (const other of reading.hits.of("skill")) {
    if (other.id === hit.id || Math.abs(other.from - hit.from) > near) continue;
    close += 1;
    take(31, mixed(fact, areas.get(other.id) ?? none));
  }
  take(30, Math.min(4, close));
}
