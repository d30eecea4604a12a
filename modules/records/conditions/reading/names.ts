import { certificatesMeant, certifications, skillNamed } from "@/modules/knowledge/analysis";
import { placeNamed } from "@/modules/knowledge/normalise";
import { LazySet } from "@/src/lazy";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Condition, Part } from "../rules";
import { dayAt } from "./dates";
import { kilometres, spoken } from "./spoken";
import { asked, begins, type Line, longest, match, type PhraseParser } from "./text";

const distance = `(\\d{1,4})\\s*${kilometres}`;
const farFirst = new RegExp(
  `(?:${spoken("upTo")}\\s*)?(?:${spoken("radius")}\\s*:?\\s*)?${distance}(?:\\s+${spoken("radius")})?\\s+(?:(?:${spoken("around")})\\s+)?`,
  "uy",
);
const nearFirst = new RegExp(`${spoken("near")}\\s+`, "uy");
const farLast = begins(`\\s*[(,+±]?\\s*(?:${spoken("upTo")}\\s*)?${distance}\\)?`);
const livesFirst = new RegExp(`${spoken("livesIn")}\\s+`, "uy");
const worksFirst = new RegExp(`${spoken("worksIn")}\\s+`, "uy");
/** Somebody who lives in a town may live beside it. */
const inTown = "25";

/** `50 km around Frankfurt`, `bij Amsterdam (30 km)`, `im Umkreis von 50 km um Hanau`, `wohnt in Berlin`. */
export const readPlace: PhraseParser = (line, at) => {
  const far = match(farFirst, line, at);
  if (far) return townAt(line, at + far[0].length, { far: far[1] });
  const near = match(nearFirst, line, at);
  if (near) return townAt(line, at + near[0].length);
  const lives = match(livesFirst, line, at);
  if (!lives) return null;
  const from = at + lives[0].length;
  return countryAt(line, from, "country") ?? townAt(line, from, { usual: inTown });
};

type Far = { far?: string | undefined; usual?: string };

function townAt(line: Line, at: number, { far, usual }: Far = {}) {
  const town = longest(line, at, (phrase) => placeNamed(phrase)?.city);
  if (!town) return null;
  const after = far ? null : match(farLast, line, town.end);
  const by = far ?? after?.[1] ?? usual;
  const value = { text: town.known, ...(by && { by: String(Number(by)) }) };
  return { part: asked("near", value), end: after ? after.index + after[0].length : town.end };
}

function countryAt(line: Line, at: number, key: string) {
  const name = longest(line, at, (phrase) => placeNamed(phrase)?.countryOnly);
  return name && { part: asked(key, { text: toSpecification(name.known) }), end: name.end };
}

/** `would work in Germany`. */
export const readWilling: PhraseParser = (line, at) => {
  const works = match(worksFirst, line, at);
  return works && countryAt(line, at + works[0].length, "willing");
};

const capital = /\p{Lu}/uy;

/** A town by itself, which has to be written as a name. */
export const readTown: PhraseParser = (line, at) =>
  match(capital, { ...line, plain: line.text }, at) ? townAt(line, at) : null;

const plain = (text: string) => text.trim().toLowerCase();
/** Words that are papers by themselves, and the capitals that names of papers begin with. */
const certificateNames = new LazySet(() =>
  certifications().flatMap(({ id, aliases }) => [id, ...aliases].map(plain)),
);
const certificateHeads = new LazySet(() =>
  certifications().flatMap(
    ({ name }) => /^(\p{Lu}{2,}\S*(?: \d+)?)/u.exec(name)?.[1]?.toLowerCase() ?? [],
  ),
);

/** What a phrase asks for: a word for all of these papers, or they themselves. */
type NamedCertificates = { word: string | null; ids: readonly string[] };

function certificatesNamedIn(phrase: string): NamedCertificates | null {
  const name = plain(phrase);
  if (highVoltage.test(name)) return { word: "hv", ids: certificatesMeant("hv") };
  if (!certificateNames.has(name) && !certificateHeads.has(name)) return null;
  const ids = meantBy(name);
  const isWord = ids.length > 1 && slug.test(name) && !joined.test(name);
  return ids.length > 0 ? { word: isWord ? name : null, ids } : null;
}

const slug = /^[a-z\d][a-z\d.+-]*$/;
const highVoltage = new RegExp(`^${spoken("highVoltage")}$`, "u");

const joined = /^([a-z]{2,5})(\d{3,})$/;

/** `NEN3140` is what people write for `NEN 3140`, which is each of its papers. */
function meantBy(name: string): readonly string[] {
  const apart = name.replace(joined, "$1 $2");
  const found = apart === name ? [] : certificatesMeant(apart);
  return found.length > 0 ? found : certificatesMeant(name);
}

const until = new RegExp(
  `\\s*[(,]?\\s*${spoken("valid")}\\s+(?:${spoken("by")}\\s+)?(?:until\\s+|tot\\s+)?`,
  "uy",
);
/** `VCA`, `NEN 3140 valid on 1 December`; where a word is a paper and a skill, either is enough. */
export const readCertificate: PhraseParser = (line, at) => {
  const found = longest(line, at, certificatesNamedIn);
  if (!found) return null;
  const phrase = plain(line.text.slice(at, found.end));
  const { word, ids: certificateIds } = found.known;
  const ids = word ? [word] : certificateIds.slice(0, 20);
  const head = match(until, line, found.end);
  const day = head && dayAt(line, found.end + head[0].length);
  const holds = asked("holds", ...ids.map((text) => ({ text, ...(day && { on: day.day }) })));
  const skill = skillNamed(phrase);
  const part: Part = skill
    ? { isNot: false, any: [holds, asked("skill", { text: skill.id })] }
    : holds;
  return { part, end: day?.end ?? found.end };
};

const related = begins(`\\s*${spoken("related")}`);
const shortest = 3;

/** A skill by any of its names; short ones have to be written in capitals. */
export const readSkill: PhraseParser = (line, at) => {
  const skill = longest(line, at, (phrase) => {
    const isShort = phrase.length < shortest && phrase !== phrase.toUpperCase();
    return isShort ? null : skillNamed(phrase)?.id;
  });
  if (!skill) return null;
  const akin = match(related, line, skill.end);
  const part: Condition = asked("skill", { text: skill.known, ...(akin && { by: "related" }) });
  return { part, end: skill.end + (akin?.[0].length ?? 0) };
};
