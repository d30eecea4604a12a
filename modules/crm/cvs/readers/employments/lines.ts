import { plainly } from "@/modules/knowledge/cv-headings";
import { anyOf, type Line } from "../found";
import words from "../words.json";
import { company } from "./likeness";
import { isSentence } from "./sentences";

/** A line of the part about work, and what a form says that it is. */
export type Said = Line & { role: "employer" | "title" | null; isBullet: boolean };

const bullet = /^\s*(?:[-–•·*▪◦‣➢✓]|o\s)/;
const labelOf = (names: readonly string[]) =>
  new RegExp(`^[\\s•·*▪◦‣–-]*(?:${anyOf(names)})(?:\\s*\\([^)]*\\))?\\s*[|:]\\s*(?!$)`, "iu");
const labels = [
  ["employer", labelOf(words.inWork.employer)],
  ["title", labelOf(words.inWork.title)],
  [null, labelOf(words.inWork.dates)],
] as const;

/** A form says of each line what it is, which is neither an employer nor a title. */
export function labelled(line: Line): Said {
  for (const [role, label] of labels) {
    const [said] = label.exec(plainly(line.text)) ?? [];
    if (said === undefined) continue;
    const text = line.text.slice(said.length);
    return { ...line, start: line.start + said.length, text, role, isBullet: false };
  }
  return { ...line, role: null, isBullet: bullet.test(line.text) };
}

const client = labelOf(words.inWork.client);

/** What somebody was sent to, and what they built there, is not who employed them. */
export const isOfClient = ({ text }: Line): boolean => client.test(text);

const behindClient = new RegExp(
  `\\s*[/(,;–-]\\s*(?:${anyOf(words.inWork.client)})\\s*:\\s.*$`,
  "iu",
);

/** A line without the client that stands behind an agency: "Agency / client: Builder". */
export const shown = (line: Said): Said =>
  line.role ? line : { ...line, text: line.text.replace(behindClient, "") };

const longest = 90;

export const isShort = ({ text, isBullet }: Said): boolean =>
  text.length <= longest &&
  !isBullet &&
  !isSentence(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?]$|:\s|\S@|\b\d{4,5}\s\p{Lu}/u.test(text.replace(company, ""));

/** What tells of an employment: one of a list, or a sentence, whatever period it names. */
export const isTold = ({ text, isBullet }: Said): boolean =>
  isBullet || (/\.$/.test(text) && text.split(/\s+/).length > 6 && !company.test(text));

/** Time without work, and time to learn a trade: neither is an employment. */
const breaks =
  /(?<!\p{L})(?:elternzeit|mutterschutz|career break|sabbatical|(?:parental|maternity|paternity) leave|gap year|(?:zwangerschaps|ouderschaps)verlof|wereldreis|weltreise|werkzoekend|werkloos|arbeits(?:suchend|los)|unemployed|travelling|congé (?:parental|maternité)|sans emploi|desempleo|excedencia|disoccupa\p{L}*|urlop|föräldraledig\p{L}*|zivildienst|wehrdienst|military service|service militaire|servizio militare)(?!\p{L})/iu;
const learning =
  /^[^\p{L}]*(?:ausbildung|berufsausbildung|umschulung|lehre|studium|studie|opleiding|bachelor|master|b\.?sc|m\.?sc|b\.?eng|m\.?eng|btec|hnd|hnc|bts|dut|technikum|abitur|mbo|hbo|vmbo|havo|curso|corso|grado)(?!\p{L})|(?<!\p{L})(?:universit\p{L}*|university|hochschule|hogeschool|fachhochschule|college|school|schule|lycée|instituto|istituto|escola|escuela|szkoła|gymnasi\p{L}*|TU|TH|ROC|BSc|MSc)(?!\p{L})/iu;

/** Whether the line of a period tells a break, or a school where nobody has a job. */
export const isAside = (said: string, { title, employer }: Named): boolean =>
  [said, title, employer].some((it) => it !== null && breaks.test(it)) ||
  (learning.test(said) && !isTrade(title, said));

/** "Sabbatical" alone above its period. */
export const isBreak = ({ own, above }: { own: { rest: string[] }; above: string[] }): boolean =>
  own.rest.length === 0 && breaks.test(above.at(-1) ?? "");

type Named = { title: string | null; employer: string | null };

/** "Teacher at a school" and "Ausbildung zum Elektroniker" both name a trade; only the first one works in it. */
const isTrade = (title: string | null, said: string) =>
  !!title && said.includes(title) && !learning.test(title);
