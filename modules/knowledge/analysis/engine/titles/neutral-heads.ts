type Neutral = { pattern: RegExp; by: string; languages: readonly string[] };

/** Trades of which German makes a "-fachkraft"; the name of a qualification, "Elektrofachkraft", stays. */
const trades =
  "kälte|klima|kälteklima|service|wartungs|instandhaltungs|betriebs|anlagen|versorgungs|haus|gebäude|lüftungs|heizungs|" +
  "energie|automatisierungs|mess|usv|rechenzentrums|datacenter";

/**
 * Words that name whoever does the work by the work itself: "Bauleitung" is a "Bauleiter", "Kältefachkraft" a
 * "Kältetechniker", "jefatura de obra" a "jefe". Only where a title begins: the assistant of a "Bauleitung" is none.
 */
const neutralHeads: Neutral[] = [
  { pattern: /leitung(?:en)?$/iu, by: "leiter", languages: ["de"] },
  {
    pattern: new RegExp(`(${trades})fach(?:kraft|kräfte)$`, "iu"),
    by: "$1techniker",
    languages: ["de"],
  },
  {
    pattern: /(wartungs|instandhaltungs|service)technikkraft$/iu,
    by: "$1techniker",
    languages: ["de"],
  },
  {
    pattern: /(plan|projektier|studier|konstruier)ende(?:[rn])?$/iu,
    by: "$1er",
    languages: ["de"],
  },
  { pattern: /montage(?:fach)?(?:kraft|kräfte)$/iu, by: "monteur", languages: ["de"] },
  {
    pattern: /(bouw|project|ploeg|team|werf|montage)leiding$/iu,
    by: "$1leider",
    languages: ["nl"],
  },
  { pattern: /^(?:jefatura)$/iu, by: "jefe", languages: ["es"] },
  { pattern: /^(?:dirección)$/iu, by: "director", languages: ["es"] },
  { pattern: /^(?:direzione)$/iu, by: "direttore", languages: ["it"] },
  { pattern: /^(?:direção)$/iu, by: "diretor", languages: ["pt"] },
  { pattern: /^(?:direction)$/iu, by: "directeur", languages: ["fr"] },
  { pattern: /^(?:kierownictwo)$/iu, by: "kierownik", languages: ["pl"] },
  { pattern: /(bygg|projekt|drift|skift)ledning$/iu, by: "$1ledare", languages: ["sv"] },
  {
    pattern: /(bygge?|projekt|prosjekt|drifts|skift)ledelse$/iu,
    by: "$1leder",
    languages: ["da", "no"],
  },
];

/** The person of whom a title speaks by the work, in this language or, where none is known, in any. */
export function personOf(said: string, language: string | null): string | undefined {
  const found = neutralHeads.find(
    ({ pattern, languages }) =>
      (language === null || languages.includes(language)) && pattern.test(said),
  );
  return found && said.replace(found.pattern, found.by);
}

/** "Technische Fachkraft" is a "Techniker". */
export const technicalStaff = /(?<!\p{L})technische[rn]? (?:fach)?(?:kraft|kräfte)(?!\p{L})/giu;

/** "Stellvertretende Bauleitung", "technische Leitung": what may stand before such a head. */
export const beforeHead =
  /(?:^|[-–—|(/,:+&]\s*)(?:(?:stellv(?:ertretend\p{L}*)?|technisch|leitend|operativ|elektrisch|mechanisch|örtlich)\p{L}*\.? ){1,2}$/iu;
/** A German noun behind an adjective that then is a man's: "technischer Leiter". */
export const neutralNoun = /leitung$/iu;

/** A trade and its function apart: "Service-Techniker", "Kälte-Fachkraft". */
export const hyphenated =
  /(?<![\p{L}-])(\p{L}{4,})-(fachkraft|techniker|leiter|leitung|monteur|mechaniker|ingenieur|elektroniker)(?!\p{L})/giu;
