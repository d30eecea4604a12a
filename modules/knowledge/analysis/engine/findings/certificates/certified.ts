import { LazyMap } from "@/src/lazy";
import type { Hit } from "../../lexicon/entry";
import { certificationById, certifications } from "../../lexicon/taxonomy";
import type { Reading } from "../../reading";
import type { Words } from "../../text/clean";
import { isMark } from "../../text/marks";

const certificateOf = new LazyMap(() =>
  certifications().flatMap(({ id, certifies = [] }) =>
    certifies.map((name) => [name, id] as const),
  ),
);
/** "Certificaciones ITIL", "ITIL-zertifiziert", "gecertificeerd in ITIL", in the languages of the ads. */
const certified = /^(?:certif|zertif|gecertif|certyfik|sertifi)/;
/** What a server holds as well: it speaks of a certificate only right beside its name, "AWS certificate". "Certification on" something is given to others. */
const held =
  /^(?:certificates?|zertifikate?n?|certificate[nr]|certificats?|certificados?|certificat[oi])$/;
/** How far from the name its word may stand: "training, certification and experience (e.g. ITIL)". */
const [wordsBefore, wordsAfter] = [6, 2];
/** "z. B.", "e.g.", "p. ej." end no sentence. */
const longestAbbreviation = 2;

/** Names of a subject that stand for its certificate, because the words around them say so. */
export function certifiedHits(reading: Reading): Hit[] {
  const named = reading.hits.of("skill").filter(({ alias }) => certificateOf.get(alias));
  if (named.length === 0) return [];
  const subjects = new Set(named.flatMap(({ from, to }) => range(from, to)));
  return named
    .filter((hit) => isCertified(reading, hit, subjects))
    .map((hit) => ({
      ...hit,
      kind: "certificate" as const,
      layer: "certificate",
      id: certificateOf.get(hit.alias) ?? "",
    }));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

function isCertified({ words }: Reading, { from, to }: Hit, subjects: Set<number>): boolean {
  const near = (start: number, step: 1 | -1, most: number) => {
    for (let at = start, passed = 0; passed < most && !isEnd(words, at); at += step) {
      const word = words.words[at] ?? "";
      const isNoCertificate = words.words[at + 1] === "on" || (passed > 0 && held.test(word));
      if (certified.test(word) && !isNoCertificate) return true;
      const isListed = subjects.has(at) || words.known[at]?.isConjunction;
      if (!isMark(word) && !isListed) passed += 1;
    }
    return false;
  };
  return near(from - 1, -1, wordsBefore) || near(to, 1, wordsAfter);
}

function isEnd({ words }: Words, at: number): boolean {
  const word = words[at];
  if (word !== ".") return word === undefined || word === "\n";
  return (words[at - 1]?.length ?? 0) > longestAbbreviation;
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
