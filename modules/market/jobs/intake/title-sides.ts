import { plain } from "@/modules/knowledge/company-names";

/** What comes before a number that says how much somebody has to know. */
const level = "level|tier|niveau|niva|nivel|livello|stufe|grade|taso|poziom|uroven|stopien";

/**
 * Words by which titles tell two vacancies of one text apart: an electrical and a mechanical technician share an ad but for a
 * line. For each aspect of the work the words of every language, without accents.
 */
const sides: Record<string, string>[] = [
  {
    electrical:
      "electric(?:al|ian)?|elek?tri?k?\\w*|elektro\\w*|electri\\w*|elettric\\w*|sahko\\w*|elekt?rotech\\w*|elmont\\w*",
    mechanical: "mechani\\w*|mecani\\w*|meccani\\w*|werktuigbouw\\w*|maskin\\w*",
    cooling:
      "hvac|cooling|refrigerat\\w*|chillers?|kalte\\w*|kuhl\\w*|koel\\w*|koude\\w*|frigori\\w*|froid|climati\\w*|klima\\w*|kyla|kyl\\w*|chlodn\\w*",
    controls:
      "controls|bms|scada|automation|automatis\\w*|automati[sz]\\w*|gebaudeautomation|regelungs\\w*|meet|msr",
    network: "network\\w*|netzwerk\\w*|netwerk\\w*|reseaux?|redes|reti",
    civil: "civil|structural|bouwkund\\w*|hochbau|tiefbau|genie civil",
    fire: "fire|brand\\w*|incendie|incendios|antincendio",
  },
  {
    "1": `(?:l|${level})[ -]?(?:1|i)|i$`,
    "2": `(?:l|${level})[ -]?(?:2|ii)|ii`,
    "3": `(?:l|${level})[ -]?(?:3|iii)|iii`,
    "4": `(?:l|${level})[ -]?(?:4|iv)|iv`,
  },
  {
    day: "days?|dag(?:dienst|tid|skift|vagt)?|tag(?:schicht|dienst)?|jour|diurn[oe]|dia|giorno|paivavuoro|dzienn\\w*|denni",
    night:
      "nights?|nacht(?:dienst|schicht)?|nuit|noche|nocturno|notte|notturno|natt\\w*|nat(?:skift|vagt)?|yovuoro|nocn\\w*",
    weekend: "weekends?|wochenende?|fin de semana|week-end|helg",
  },
  {
    early:
      "early|fruh(?:schicht|dienst)?|vroege?(?:dienst)?|matin|manana|mattin[ao]|rann[ay]|morgon\\w*|morgen(?:skift|vagt)",
    late: "late(?: ?dienst)?|spat(?:schicht|dienst)?|laat|apres[ -]midi|tarde|pomeriggio|popoludniow\\w*|kvalls?\\w*|aften(?:skift|vagt)",
  },
  {
    contract:
      "contract|contractor|freelance\\w*|temp|temporary|interim|zzp|befristet\\w*|cdd|temporaire|temporal|tijdelijk\\w*|tempo determinato|autonomo|fixed[ -]term",
    permanent:
      "permanent|perm|cdi|unbefristet\\w*|festanstellung|vast(?:e)?|vaste dienst|indefinido|fijo|tempo indeterminato",
  },
  {
    whole: "full[ -]?time|vollzeit|voltijd|fulltime|temps plein|jornada completa|tempo pieno",
    part: "part[ -]?time|teilzeit|deeltijd|parttime|temps partiel|media jornada|tempo parziale|minijob",
  },
];

const patterns = sides.map((side) =>
  Object.entries(side).map(([name, words]) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");
    return { name, pattern };
  }),
);

/** Numbers that a campus gives its buildings: AMS1, FRA 12. */
const building = /(?<![\p{L}\p{N}])([a-z]{3}) ?-?(\d{1,2})(?![\p{L}\p{N}])/gu;

/** Whether two titles name different aspects, so that they are two vacancies even with one text. */
export function areTwoSeats(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  if (one === other) return false;
  return (
    patterns.some((side) => areApart(namesIn(side, one), namesIn(side, other))) ||
    areApart(buildingsIn(one), buildingsIn(other))
  );
}

const namesIn = (side: (typeof patterns)[number], title: string): Set<string> =>
  new Set(side.flatMap(({ name, pattern }) => (pattern.test(title) ? [name] : [])));

const buildingsIn = (title: string): Set<string> =>
  new Set([...title.matchAll(building)].map(([, site, number]) => `${site}${Number(number)}`));

/** A title that names no side contradicts none, and one that names both covers each. */
const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && a.isDisjointFrom(b);
