import type { Hit } from "../../lexicon/entry";
import { isListed } from "../blurb/lines";
import type { Range } from "../blurb/sentence-kinds";
import type { Words } from "../clean";

type Told = { words: Words; sentences: readonly Range[]; skills: readonly Hit[] };

/** How a line says where the work is. */
const site =
  /^(?:einsatzort|arbeitsort|dienstort|baustelle|projekt|standort|werkplek|werklocatie|locatie|standplaats|project|location|site|workplace|place of work|lieu(?: de travail)?|chantier|poste bas[ée] [àa]|lugar(?: de trabajo)?|obra|ubicaci[óo]n|centro de trabajo|sede(?: di lavoro)?|cantiere|luogo di lavoro|miejsce pracy|lokalizacja|budowa|arbetsplats|placering|plats|arbejdssted|sted|arbeidssted|prosjekt|ty[öo]paikka|sijainti|ty[öo]maa|local(?: de trabalho)?|m[íi]sto (?:pr[áa]ce|v[ýy]konu pr[áa]ce)|pracovi[šs]t[ěe]) ?:/iu;

/**
 * What names a workplace below what is offered is none of it: a line that says where the work is belongs to the job, and a
 * paragraph of its own tells about the company.
 */
export function endOffers(sections: string[], { words, sentences, skills }: Told): void {
  const places = skills.filter(
    ({ layer, from }) => layer === "workplace" && ruling.has(sections[from] ?? ""),
  );
  for (const { from, to } of places.length > 0 ? sentences : []) {
    if (!places.some((it) => it.from >= from && it.from < to)) continue;
    const { text, starts } = words;
    const start = starts[from] ?? 0;
    const section = sections[from] ?? "";
    if (!ruling.has(section) || words.words[from - 1] !== "\n") continue;
    if (site.test(text.slice(start, start + longestLabel))) sections.fill("intro", from, to);
    else if (section === "benefits" && isSpaced(text, start) && !isListed(words, from))
      sections.fill("about", from, to);
  }
}

/** What a line of its own may stand below, and "Arbetsplats" itself may head. */
const ruling = new Set(["benefits", "about"]);
const longestLabel = 40;

const isSpaced = (text: string, start: number): boolean =>
  /\n[^\S\n]*\r?\n\s*$/.test(text.slice(Math.max(0, start - longestLabel), start));
