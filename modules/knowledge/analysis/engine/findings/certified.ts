import { LateMap } from "@/src/late";
import type { Hit } from "../lexicon/entry";
import { certificationById, certifications } from "../lexicon/taxonomy";
import type { Reading } from "../reading";
import { isMark } from "../text/marks";

const certificateOf = new LateMap(() =>
  certifications().flatMap(({ id, certifies = [] }) =>
    certifies.map((name) => [name, id] as const),
  ),
);
/** "Certificaciones ITIL", "ITIL-zertifiziert", "gecertificeerd in ITIL", in the languages of the ads. */
const certified = /^(?:certif|zertif|gecertif|certyfik|sertifi)/;
/** How far from the name its word may stand: "training, certification and experience (e.g. ITIL)". */
const [wordsBefore, wordsAfter] = [6, 2];

/** Names of a subject that stand for its certificate, because the words around them say so. */
export function certifiedHits(reading: Reading): Hit[] {
  const found: Hit[] = [];
  for (const hit of reading.hits.of("skill")) {
    const id = certificateOf.get(hit.alias);
    if (!id || !isCertified(reading, hit)) continue;
    found.push({ ...hit, kind: "certificate", layer: "certificate", id });
  }
  return found;
}

function isCertified({ words: { words }, sentenceOf }: Reading, { from, to }: Hit): boolean {
  const near = (start: number, step: 1 | -1, most: number) => {
    for (let at = start, passed = 0; passed < most && words[at] !== undefined; at += step) {
      if (sentenceOf[at] !== sentenceOf[from]) return false;
      if (certified.test(words[at] ?? "")) return true;
      if (!isMark(words[at])) passed += 1;
    }
    return false;
  };
  return near(from - 1, -1, wordsBefore) || near(to, 1, wordsAfter);
}

/** Where an ad is from, as far as it says; without a language every country is meant. */
export type From = { country: string | null; language: string | null };

const spoken = new Map(
  (
    "NL:nl BE:nl,fr LU:fr,de DE:de AT:de CH:de,fr,it FR:fr ES:es,ca IT:it GB:en IE:en " +
    "PL:pl SE:sv NO:no,da DK:da,no FI:fi,sv"
  )
    .split(" ")
    .map((it) => [it.slice(0, 2), it.slice(3).split(",")] as const),
);

/**
 * Capitals of one country are other things elsewhere: CSE is a coordinator of safety in Italy and computer science in English,
 * FSE a course in Norway and a field service engineer.
 */
export function isKnownThere({ id, isUpperCase }: Hit, { country, language }: From): boolean {
  const countries = isUpperCase ? (certificationById.get(id)?.countries ?? []) : [];
  if (language === null || countries.length === 0) return true;
  if (countries.includes(country ?? "") || countries.some((it) => !spoken.has(it))) return true;
  return countries.some((it) => spoken.get(it)?.includes(language));
}
