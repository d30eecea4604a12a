import { foldInPlace } from "@/modules/knowledge/language";
import type { Hit } from "../lexicon/entry";
import type { Known } from "../lexicon/dictionary";
import type { Words } from "../text/clean";
import type { Parted } from "../text/sections";
import { isAside, place } from "./asides";
import { isGround, isNear, isNeighbour, isOurs } from "./neighbours";
import { isOfKin, isOfOthers } from "./others";

/** Why what a word names is not at the workplace or not in the hands of whoever takes the job. */
export const elsewhere = { neighbour: 1, others: 2, ground: 4, aside: 8 };

const stemKey = 3;
/** Words of which every such remark holds one, folded; without any the long look is spared. */
const hints = new Set(
  (
    "next beside adjacent adjoining across bordering opposite near close corner throw sight " +
    "from fence road hinter nahe vis naast tegenover achter buurt buren hiernaast overkant " +
    "cote face proximite pas pres limitrophe lado junto frente enfrente cerca metros accanto " +
    "fronte adiacente pressi fianco passi parte obok poblizu niedaleko tuz graniczy plotem " +
    "fremdfirma wartungsfirma fachfirma outside outsourced specialist contractor branch division arm sparte bereich zweig tak divisie branche rama ramo divisione galaz gren divisao " +
    "stronie vedle naproti blizkosti nedaleko kousek rohem bredvid emot mittemot intill nara " +
    "siden sidan overfor over like tat vastapaata puolella perto proximo site grounds premises " +
    "estate campus gelande areal arealu terrein complex terrain recinto terrenos comprensorio " +
    "terenie omradet alueella teams group department colleagues service prestataire tiers " +
    "companeros departamento proveedor tercero kolegove colleghi colegas fornitore fornecedor " +
    "squadra reparto gruppo ditta gruppe grupp hold lag kollegor haustechnik gebaudetechnik " +
    "dienstleister betreiber fachabteilung abteilung partij leverancier dienst beheerder " +
    "gebouwbeheerder entite sister parent holding affiliate affiliated soeur mere filiale maison hermana matriz filial " +
    "sœur consociata capogruppo sorella madre controllata siostrzana matka corka sesterska materska irma mae"
  ).split(" "),
);
/** How others of them begin, by their first letters. */
const hintStems = Map.groupBy(
  (
    "schwester mutterges tochterges konzern zuster moederb dochter syster soster moder dotter datter sisaryht emoyht " +
    "neighb neben gegenuber angrenz grenz nachbar benachbart buur naburig jouxt attenant " +
    "voisin colinda contigu vecin confina vicin dirimp naprzeciw sasi soused narh grann nabo " +
    "naapuri vieress laheisyydes vizinh team equip zespol dzial firm tym oddeleni kolleg " +
    "collega avdelning avdeling afdeling tiimi osasto ryhma facilit"
  ).split(" "),
  (stem) => stem.slice(0, stemKey),
);

const isWhere = (word: string): boolean =>
  hints.has(word) ||
  (hintStems.get(word.slice(0, stemKey))?.some((stem) => word.startsWith(stem)) ?? false);

const isHint = (known: Known | undefined): boolean =>
  known !== undefined && (known.isWhere ??= isWhere(known.word));

/** For every word whether it stands in a remark about neighbours, about what others run, or about whose ground it is: bits of these. */
export function elsewhereWords(
  words: Words,
  skills: readonly Hit[],
  { sentences, sentenceOf }: Parted,
): Uint8Array {
  const found = new Uint8Array(words.words.length);
  let last = -1;
  for (const { from } of skills) {
    const at = sentenceOf[from] ?? 0;
    if (at === last) continue;
    last = at;
    const sentence = sentences[at];
    if (!sentence) continue;
    markAsides(words, sentence, { skills, found });
    if (!hasHint(words, sentence)) continue;
    for (const clause of clausesOf(words, sentence)) readClause(words, clause, { skills, found });
  }
  return found;
}

type Range = { from: number; to: number };
type Read = { skills: readonly Hit[]; found: Uint8Array };

function hasHint({ known }: Words, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) if (isHint(known[at])) return true;
  return false;
}

/** A sentence as far as its semicolons. */
function clausesOf({ words }: Words, { from, to }: Range): Range[] {
  const clauses: Range[] = [];
  let begin = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && words[at] !== ";") continue;
    if (at > begin) clauses.push({ from: begin, to: at });
    begin = at + 1;
  }
  return clauses;
}

/** A longer sentence is a list whose words have nothing to do with each other. */
const longest = 500;

function readClause(words: Words, clause: Range, { skills, found }: Read): void {
  const { starts, ends, text } = words;
  const start = starts[clause.from] ?? 0;
  const end = ends[clause.to - 1] ?? 0;
  const own = skills.filter(({ from }) => from >= clause.from && from < clause.to);
  if (own.length === 0 || end - start > longest) return;
  const said = foldInPlace(text.slice(start, end));
  const mark = (place: number, bit: number) => {
    for (let at = clause.from; at < clause.to; at += 1)
      if ((starts[at] ?? 0) - start >= place) found[at] = (found[at] ?? 0) | bit;
  };
  if (isOfOthers.test(said)) mark(0, elsewhere.others);
  if (isOfKin.test(said)) mark(0, elsewhere.neighbour);
  const places = own
    .filter(({ layer }) => layer === "workplace")
    .map(({ from }) => (starts[from] ?? 0) - start);
  if (places.length === 0) return;
  for (const { index, 0: phrase } of said.matchAll(isNeighbour))
    if (!isOurs.test(said.slice(index + phrase.length, places[0])))
      mark(Math.min(index, ...places), elsewhere.neighbour);
  for (const [pattern, bit] of [
    [isNear, elsewhere.neighbour],
    [isGround, elsewhere.ground],
  ] as const)
    for (const { index, 0: phrase } of said.matchAll(pattern)) {
      const place = places.find((it) => it >= index + phrase.length);
      if (place !== undefined && isDirect(said.slice(index + phrase.length, place)))
        mark(index, bit);
    }
}

/** What a whole sentence names only beside; its semicolons part nothing: "there is one; its faults go to IT". */
function markAsides({ starts, ends, text }: Words, { from, to }: Range, { skills, found }: Read) {
  const start = starts[from] ?? 0;
  const end = ends[to - 1] ?? 0;
  const named = skills.filter((it) => it.layer === "workplace" && it.from >= from && it.from < to);
  if (named.length === 0 || end - start > longest) return;
  let [said, last] = ["", start];
  for (const hit of named.toSorted((a, b) => a.from - b.from)) {
    const begin = starts[hit.from] ?? 0;
    if (begin < last) continue;
    said += text.slice(last, begin) + place;
    last = ends[hit.to - 1] ?? begin;
  }
  said = foldInPlace(said + text.slice(last, end)).replaceAll(/[;:]/g, ",");
  if (!isAside.test(said)) return;
  for (let at = from; at < to; at += 1) found[at] = (found[at] ?? 0) | elsewhere.aside;
}

/** Between what says near and the place stand an article and what kind of place it is. */
const mostBetween = 4;
const isDirect = (between: string) =>
  !/[,:(]/.test(between) &&
  !isOurs.test(between) &&
  between.split(" ").filter((it) => it !== "").length <= mostBetween;
