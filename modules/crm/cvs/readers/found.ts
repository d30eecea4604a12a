import type { CvField } from "../rules";

/** Something read from a CV, and where. */
export type Found = {
  field: CvField;
  value: string;
  detail?: string | null;
  label?: string;
  start: number;
  end: number;
};

/** A CV as its readers see it. */
export type Cv = { text: string; lines: Line[]; now: Date };
export type Line = { text: string; start: number; section: Section };

export type Section = "top" | "work" | "education" | "languages" | "certificates" | "other";

export const linesOf = (text: string): Line[] => {
  let section: Section = "top";
  let start = 0;
  return text.split("\n").map((line) => {
    section = headingOf(line) ?? section;
    const found = { text: line, start, section };
    start += line.length + 1;
    return found;
  });
};

const headings: [section: Section, words: RegExp][] = [
  [
    "work",
    /^(?:werk(?:ervaring)?|ervaring|loopbaan|arbeidsverleden|(?:work|professional|employment) ?(?:experience|history)?|experience|career(?: history)?|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|expériences?(?: professionnelles?)?|parcours professionnel)$/,
  ],
  [
    "education",
    /^(?:opleiding(?:en)?|scholing|educatie|education(?: and training)?|studies|ausbildung|schul(?:ische)? ?bildung|schulausbildung|studium|bildungsweg|formations?|études|diplômes|opleidingen en cursussen)$/,
  ],
  ["languages", /^(?:talen(?:kennis)?|languages?(?: skills)?|sprachen|sprachkenntnisse|langues?)$/],
  [
    "certificates",
    /^(?:certificaten|certificeringen|certificaten en cursussen|cursussen|cursussen en certificaten|certificat(?:e|ion)s?(?: and (?:training|licen[cs]es))?|licen[cs]es(?: and certifications)?|training(?: and certifications)?|zertifikate(?: und lehrgänge)?|weiterbildung(?:en)?|lehrgänge|habilitations(?: et certifications)?|certifications?(?: et habilitations)?)$/,
  ],
  [
    "other",
    /^(?:profiel|profile|profil|summary|about me|over mij|samenvatting|vaardigheden|skills|key skills|technical skills|kenntnisse|fähigkeiten|edv-kenntnisse|compétences|hobby'?s|hobbies|interests|interesses|interessen|loisirs|centres d'intérêt|references|referenties|referenzen|persönliche daten|personalia|persoonlijke gegevens|personal details|contact)$/,
  ],
];

/** The section that a line begins, where it is a heading and nothing else. */
export function headingOf(line: string): Section | null {
  const words = line
    .trim()
    .toLowerCase()
    .replace(/^[\W_]+|[\s:.–-]+$/gu, "")
    .replaceAll("&", "and");
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** What follows a label such as "Name:" on one of the first lines, whatever language it is in. */
export function valueAfterLabel(cv: Cv, labels: string, within = 40): Labelled | null {
  const pattern = new RegExp(`^[^\\p{L}]*(?:${labels})\\s*[:：–-]\\s*(\\S.*)$`, "iu");
  for (const line of cv.lines.slice(0, within)) {
    const value = pattern.exec(line.text)?.[1]?.trim();
    if (value) return { value, start: line.start + line.text.indexOf(value), line };
  }
  return null;
}
type Labelled = { value: string; start: number; line: Line };
