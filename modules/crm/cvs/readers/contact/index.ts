import { type Cv, type Found, headingOf, type Line } from "../found";
import { addressesIn } from "./addresses";

/** Where and how a person is reached: what a CV says first is about the person, later about referees. */
export const contactIn = (cv: Cv): Found[] =>
  [emailIn(cv), phoneIn(cv), linkedinIn(cv)].flatMap((it) => it ?? []);

/** The text with every address, number and page of a person blotted out, each letter where it was. */
export function withoutContacts(text: string): string {
  const everything = [
    /\S+@\S+/g,
    /(?:https?:|www\.|linkedin\.com)\S*/gi,
    /\d{8,}/g,
    number,
    labelled,
  ];
  const addressed = addressesIn(text).reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replaceAll(/\S/g, "•") + left.slice(end),
    text,
  );
  return everything.reduce((left, one) => {
    const all = one.global ? one : new RegExp(one.source, `${one.flags}g`);
    return left.replaceAll(all, (found) =>
      isPeriod(found) ? found : found.replaceAll(/\S/g, "•"),
    );
  }, addressed);
}

/** The person's own address stands behind its label or alone; an agency's or a referee's is for a person to judge. */
export function emailIn({ text, lines }: Cv): Found | null {
  const others = ofOthers(lines);
  const all = addressesIn(text).map(({ value, start, end, isCertain }) => ({
    field: "email" as const,
    value,
    start,
    end,
    isCertain,
    isOther: office.test(value) || others.some((it) => it.start <= start && start < it.end),
  }));
  const first = all.find(({ isOther }) => !isOther) ?? all[0];
  if (!first) return null;
  const { isOther, isCertain, ...found } = first;
  return isOther || !isCertain ? { ...found, isCertain: false } : found;
}

const office = /^(?:info|jobs?|cvs?|office|recruit\w*|vacatures?|bewerbung\w*|hr|sales|werving)@/i;
const referees =
  /(?<!\p{L})(?:referen(?:ces?|ties?|zen|cje|cias?|ser|cer|ze)|réf[ée]rences?|referees?|referências?|aangeboden door|contactpersoon|ansprechpartner\p{L}*|prepared by|presented by)(?!\p{L})/iu;

/** Lines that name whoever else can be asked: a referee, all below such a heading, an agency's head. */
function ofOthers(lines: Cv["lines"]): { start: number; end: number }[] {
  let isBelow = false;
  return lines.flatMap(({ text, start }) => {
    const isHead = referees.test(text);
    if (isHead) isBelow = /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(text);
    else if (headingOf(text)) isBelow = false;
    const isOffice = text.split(/\s/).some((it) => office.test(it)) && !/^\W*e-?mail/i.test(text);
    return isHead || isBelow || isOffice ? [{ start, end: start + text.length }] : [];
  });
}

/** A narrow column breaks the address at a hyphen, or before the name. */
const linkedinPage =
  /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/\n?((?:[\w%.-]*-\n)?[\w%.-]*[\w%])/i;

function linkedinIn({ text }: Cv): Found | null {
  const found = linkedinPage.exec(text);
  const value = `https://www.linkedin.com/in/${found?.[1]?.replace("\n", "") ?? ""}`;
  return found && at(found.index, found[0].length, { field: "linkedin", value });
}

const gap = "[\\s().\\/–-]";
const number = new RegExp(
  `(?:(?:\\(?\\+|\\b00)\\d{1,3}${gap}*(?:\\(0\\))?|\\(?\\b0)(?:\\d|\\s\\d)(?:\\d|${gap}){5,18}\\d`,
  "g",
);
const years = /\b(?:19|20)\d{2}\b/g;

/** Months and years, or a day, which look like a number with a nought in front. */
const isPeriod = (said: string) =>
  (said.match(years) ?? []).length > 0 &&
  /^\d{1,2}(?:[./]|-\d{1,2}-(?:19|20)\d\d(?!\d)|-(?:19|20)\d\d\b)/.test(said.trim());

function phoneIn({ text, lines }: Cv): Found | null {
  const others = ofOthers(lines);
  const all = [...text.matchAll(number)].flatMap((found) => {
    const [first = ""] = found[0].split("\n");
    const digits = first.replaceAll(/\D/g, "");
    if (digits.length < 9 || digits.length > 15 || isPeriod(first)) return [];
    const said = first.trim();
    const place = { start: found.index + first.search(/\S/), length: said.length };
    return [at(place.start, place.length, { field: "phone", value: dialled(said) })];
  });
  const isOwn = ({ start }: Found) =>
    !others.some((it) => it.start <= start && start < it.end) && !isOfPaper(lines, start);
  const [first] = all;
  const own = all.find(isOwn) ?? labelledPhone(text);
  return own ?? (first ? { ...first, isCertain: false } : null);
}

/** +31 (0)6: the nought in brackets is dialled at home alone. */
const dialled = (said: string) =>
  /^\(?(?:\+|00)/.test(said) ? said.replace(/\s*\(0\)\s*/, " ") : said;

/** Among jobs, schools and papers a number that is not called a telephone is one of theirs. */
function isOfPaper(lines: readonly Line[], at: number): boolean {
  const line = lines.findLast(({ start }) => start <= at);
  const text = line?.text ?? "";
  const isTold = ["work", "education", "certificates"].includes(line?.section ?? "top");
  return isTold && /\p{L}{2}/u.test(text) && !/\+\d/.test(text) && !called.test(text);
}

/** Where numbers begin without a nought, as in Denmark, Norway, Poland or Spain, only their label tells them. */
const called =
  /(?<!\p{L})(?:tel|tlf|tlm|tfn|t|m|telefon\p{L}*|telefoon\p{L}*|t[ée]l[ée]phone|phone|mob|mobil\p{L}*|mobiel|mobile|gsm|natel|handy|cell\p{L}*)(?!\p{L})|@/iu;
const labelled =
  /(?<!\p{L})(?:tel|tlf|tlm|tfn|telefon\p{L}*|phone|mob|mobil\p{L}*|gsm|m[óo]vil|telem[óo]vel|cell\p{L}*|kom[óo]rk\p{L}*|puh(?:elin)?|τηλ\p{L}*|тел\p{L}*)\.?\s*(?:nr\.?)?\s*[:.|]?\s*([1-9][\d \t./-]{6,16}\d)(?!\d)/iu;

function labelledPhone(text: string): Found | null {
  const found = labelled.exec(text);
  const value = found?.[1]?.trim() ?? "";
  const digits = value.replaceAll(/\D/g, "").length;
  if (!found || digits < 8 || digits > 12) return null;
  return at(found.index + found[0].lastIndexOf(value), value.length, { field: "phone", value });
}

type Said = Pick<Found, "field" | "value">;

const at = (start: number, length: number, said: Said): Found => ({
  ...said,
  start,
  end: start + length,
});
