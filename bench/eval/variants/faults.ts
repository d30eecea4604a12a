import { analyse } from "@/modules/knowledge/analysis";
import type { Classed, Kind, Ordered, Pair, Papered, Skilled, Variants } from "./texts";

/** What was read otherwise than its writer says, of how many questions, in which language. */
export type Found = { lang: string; asked: number; faults: string[] };

type About = { company?: string; location?: string };
const read = (title: string, { company, location }: About, text: string) =>
  analyse({
    title,
    text,
    company: company ?? null,
    location: location ?? null,
    country: null,
    salary: null,
  });
type Read = ReturnType<typeof read>;
const hard = "hard-target";

/** Every ad of every kind, with what is wrong of it. */
export const faultsOf = (variants: Variants): Record<Kind, Found[]> => ({
  pairs: variants.pairs.map(ofPair),
  order: variants.order.map(ofOrder),
  hostile: variants.hostile.map(ofClass),
  real: variants.real.map(ofClass),
  certificates: variants.certificates.map(ofPapers),
  skills: variants.skills.map(ofSkills),
});

function ofPair(it: Pair): Found {
  const [one, other] = it.titles.map((title) => read(title, it, it.text)) as [Read, Read];
  const isSame = one.role === other.role && one.category === other.category;
  const said = it.titles.map((title, n) => `${title} ${(n === 0 ? one : other).role}`).join(", ");
  return found(it.lang, 1, isSame ? [] : [`${it.id} ${said}`]);
}

function ofOrder(it: Ordered): Found {
  const [one, other] = it.texts.map((text) => read(it.title, it, text)) as [Read, Read];
  const isSame = one.relevanceLevel === other.relevanceLevel;
  const said = `${it.id} ${it.title}: ${one.relevanceLevel} ${one.matchScore}, ${other.relevanceLevel} ${other.matchScore}`;
  return found(it.lang, 1, isSame ? [] : [said]);
}

function ofClass(it: Classed): Found {
  const { relevanceLevel, matchScore } = read(it.title, it, it.text);
  const isRight = (relevanceLevel === hard) === it.isTarget;
  return found(
    it.lang,
    1,
    isRight ? [] : [`${it.id} ${it.title}: ${relevanceLevel} ${matchScore}`],
  );
}

function ofPapers(it: Papered): Found {
  const facts = read(it.title, it, it.text).facts.filter(({ kind }) => kind === "certificate");
  const faults = it.papers.flatMap(({ name, ids, demand }) => {
    const own = facts.filter(({ id }) => ids.includes(id));
    const stands = [...new Set(own.map((fact) => (fact.isRequired ? "required" : "preferred")))];
    return isAsSaid(stands, demand)
      ? []
      : [`${it.id} ${name}: ${stands.join("+") || "none"}, not ${demand}`];
  });
  return found(it.lang, it.papers.length, faults);
}

function isAsSaid(stands: string[], demand: Papered["papers"][number]["demand"]): boolean {
  if (demand === "none") return stands.length === 0;
  if (demand === "notmust") return !stands.includes("required");
  return stands.length === 1 && (demand === "either" || stands[0] === demand);
}

/** A skill counts as found where any skill rests on its words; a trap as read where any fact rests on it. */
function ofSkills(it: Skilled): Found {
  const facts = read(it.title, it, it.text).facts.filter(
    ({ kind }) => kind === "skill" || kind === "context",
  );
  const rests = (fact: (typeof facts)[number], words: string) =>
    fact.spans.some(
      ({ field, start, end }) =>
        field === "text" &&
        placesOf(it.text, words).some((at) => start < at + words.length && end > at),
    );
  const missed = it.skills
    .filter(
      ({ words, isCovered }) =>
        !isCovered && !facts.some((fact) => fact.kind === "skill" && rests(fact, words)),
    )
    .map(({ name }) => `${it.id} missed ${name}`);
  const wrong = facts
    .filter((fact) => it.wrong?.includes(fact.id) || it.traps.some((trap) => rests(fact, trap)))
    .map(({ id }) => `${it.id} wrongly ${id}`);
  return found(it.lang, it.skills.length, [...missed, ...wrong]);
}

function placesOf(text: string, words: string): number[] {
  const [within, sought] = [text.toLowerCase(), words.toLowerCase()];
  const places: number[] = [];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1))
    places.push(at);
  return places;
}

const found = (lang: string, asked: number, faults: string[]): Found => ({ lang, asked, faults });
