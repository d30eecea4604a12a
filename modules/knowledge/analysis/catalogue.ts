import { foldText } from "@/modules/knowledge/normalise/rules";
import { LazyMap, once } from "@/src/lazy";
import { certificationById, certifications, skillById, skills } from "./engine/lexicon/taxonomy";

const plain = (label: string) => label.trim().toLowerCase();

/** The technical skills a person can have, by name; context words of ads are left out. */
export const namedSkills = once(() =>
  skills()
    .filter(({ isContext }) => !isContext)
    .map(({ id, name, category }) => ({ id, name, category })),
);

export const namedCertificates = once(() =>
  certifications().map(({ id, name, countries }) => ({ id, name, countries })),
);

/** An id and a name are never another skill's alias. */
const skillIds = new LazyMap(() => [
  ...skills().flatMap(({ id, aliases }) => spelt(id, Object.values(aliases).flat())),
  ...skills().flatMap(({ id, name }) => spelt(id, [name])),
  ...skills().flatMap(({ id }) => spelt(id, [id])),
]);

const spelt = (id: string, words: (string | undefined)[]) =>
  words.flatMap((word): [string, string][] => (word ? [[plain(word), id]] : []));

/** The skill that a person means by an id, a name or an alias in any language; null for words nobody taught us. */
export function skillNamed(label: string): { id: string; name: string } | null {
  const id = skillIds.get(plain(label));
  return id === undefined ? null : { id, name: skillById.get(id)?.name ?? id };
}

export const certificateNameOf = (id: string): string | null =>
  certificationById.get(id)?.name ?? null;

/** A word that two certificates share names neither; an id and a name are never another certificate's alias. */
const certificateIds = new LazyMap(() => {
  const known = new Map<string, string | undefined>();
  for (const { id, aliases } of certifications()) {
    for (const word of new Set(aliases.map(foldText)))
      known.set(word, known.has(word) ? undefined : id);
  }
  for (const { id, name } of certifications()) {
    for (const word of [name, id]) known.set(foldText(word), id);
  }
  return known;
});

/** The one certificate that somebody means by an id, a name or an alias; null for words of several, and of none. */
export function certificateNamed(label: string): { id: string; name: string } | null {
  const id = certificateIds.get(foldText(label));
  return id === undefined ? null : { id, name: certificateNameOf(id) ?? id };
}

/** Shorter ones begin too many names. */
const shortestName = 2;

type Called = { id: string; name: string; own: string[]; others: string[] };

const inWords = (label: string) => ` ${plain(label).replaceAll(/[-/()]/g, " ")} `;

/** What each certificate is called, and may be called, in words; learnt once, because the palette asks with every letter. */
const calledCertificates = once(() =>
  certifications().map(({ id, name, aliases }): Called => ({
    id,
    name,
    own: [id, name].map(inWords),
    others: aliases.map(inWords),
  })),
);

/**
 * The certificates that are called so, from the beginning of a word: `vca` is VCA Basis and VCA VOL. Within what they may
 * be called besides only whole words count: `iris` begins a name, and not the Irish driving licence.
 */
export function certificatesNamed(text: string): { id: string; name: string }[] {
  const wanted = plain(text);
  if (wanted.length < shortestName) return [];
  const begun = inWords(wanted).trimEnd();
  const isMeant = (it: string) => it.startsWith(begun) || it.includes(`${begun} `);
  return calledCertificates().filter(
    ({ own, others }) => own.some((it) => it.includes(begun)) || others.some(isMeant),
  );
}

/** Certificates that people mean by one word, where the beginnings of names would tell fewer or others. */
export const families: Readonly<Record<string, readonly string[]>> = {
  vca: ["vca-basis", "vca-vol", "vcu"],
  hv: ["hv-ap", "hv-sap", "nen3840", "schaltberechtigung", "habilitation-electrique", "hab-h0-h2"],
};

/** The certificates that an id, or a word for several of them, stands for; empty where nobody knows it. */
export function certificatesMeant(word: string): readonly string[] {
  const wanted = plain(word);
  if (certificationById.get(wanted)) return [wanted];
  return families[wanted] ?? certificatesNamed(wanted).map(({ id }) => id);
}
