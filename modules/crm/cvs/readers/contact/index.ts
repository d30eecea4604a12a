import type { Cv, Found, Line } from "../found";
import { addressesIn } from "./addresses";
import { office, ofOthers } from "./others";

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
    return left.replaceAll(one, (found) =>
      isPeriod(found) ? found : found.replaceAll(/\S/g, "•"),
    );
  }, addressed);
}

/** The person's own address stands behind its label or alone; an agency's or a referee's is for a person to judge. */
function emailIn(cv: Cv): Found | null {
  const found = ownEmail(cv);
  if (found) return found;
  const [first] = addressesIn(cv.text);
  return first ? { field: "email", ...first, isCertain: false } : null;
}

const mailLabel =
  /^[^\p{L}]*(?:(?:private?|own)\s)?(?:e-?mail|mail|e-?post|courriel|correo|mél)\p{L}*\W/iu;

/** The address that is the person's own; none where all that stand there are of others. */
export function ownEmail({ text, lines }: Cv): Found | null {
  const others = ofOthers(lines);
  const own = addressesIn(text).flatMap(({ isCertain, ...found }) => {
    const line = lines.findLast(({ start }) => start <= found.start);
    const isOther =
      office.test(found.value) ||
      others.some((it) => it.start <= found.start && found.start < it.end);
    if (isOther || !line) return [];
    const isLabelled = mailLabel.test(line.text);
    const isTold = !isLabelled && isInSentence(text, line, found);
    return [
      { ...found, field: "email" as const, isCertain: isCertain && !isTold, isLabelled, isTold },
    ];
  });
  const best = own.find((it) => it.isLabelled) ?? own.find((it) => !it.isTold) ?? own[0];
  if (!best) return null;
  const { isCertain, isLabelled: _, isTold: __, ...found } = best;
  return isCertain ? found : { ...found, isCertain: false };
}

/** A letter names a colleague and their address within a sentence. */
function isInSentence(text: string, line: Line, { start, end }: { start: number; end: number }) {
  const before =
    text
      .slice(line.start, start)
      .split(/[|•·;,]|\s{3,}/)
      .at(-1) ?? "";
  const behind = text.slice(end, line.start + line.text.length).split(/[|•·;,]|\s{3,}/)[0] ?? "";
  return `${before} ${behind}`.split(/\s+/).filter((it) => /^\p{L}{2,}$/u.test(it)).length > 4;
}

/** A narrow column breaks the address at a hyphen, or before the name. */
const linkedinPage =
  /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/\n?((?:[\w%.-]*-\n)?[\w%.-]*[\w%])/i;

function linkedinIn({ text }: Cv): Found | null {
  const found = linkedinPage.exec(text);
  const value = `https://www.linkedin.com/in/${found?.[1]?.replace("\n", "") ?? ""}`;
  return found && at(found.index, found[0].length, { field: "linkedin", value });
}

/** Abroad, or with the nought of home; in America an area in brackets: (11) 98765-4321. */
function numberOver(blank: string): RegExp {
  const gap = `[${blank}().\\/–-]`;
  return new RegExp(
    `(?:(?:\\(?\\+|\\b00)\\d{1,3}${gap}*(?:\\(0\\))?|\\(?\\b0)(?:\\d|[${blank}]\\d)(?:\\d|${gap}){5,18}\\d|\\([1-9]\\d{1,2}\\)[${blank}]?\\d{3,5}[ -]\\d{4}(?!\\d)`,
    "g",
  );
}
const number = numberOver("\\s");
/** What a line ends with is no beginning of the number on the next one. */
const onOneLine = numberOver(" \\t\\u00a0\\u2009\\u202f");
const years = /\b(?:19|20)\d{2}\b/g;

/** Months and years, or a day, which look like a number with a nought in front. */
const isPeriod = (said: string) =>
  (said.match(years) ?? []).length > 0 &&
  /^\d{1,2}(?:[./]|-\d{1,2}-(?:19|20)\d\d(?!\d)|-(?:19|20)\d\d\b)/.test(said.replace(/^\D+/, ""));

function phoneIn({ text, lines }: Cv): Found | null {
  const others = ofOthers(lines);
  const all = [...text.matchAll(onOneLine)].flatMap((found) => {
    const [first] = found;
    const digits = first.replaceAll(/\D/g, "");
    if (digits.length < 9 || digits.length > 15 || isPeriod(first)) return [];
    const said = first.trim();
    const place = { start: found.index + first.search(/\S/), length: said.length };
    return [at(place.start, place.length, { field: "phone", value: dialled(said) })];
  });
  const isOwn = ({ start }: Found) =>
    !others.some((it) => it.start <= start && start < it.end) && !isOfCertificate(lines, start);
  const [first] = all;
  const own = all.filter(isOwn);
  const called = own.find(({ start }) => isMobile(text, start)) ?? own[0];
  return (
    called ??
    labelledPhone(text, others) ??
    bareIn(lines) ??
    (first ? { ...first, isCertain: false } : null)
  );
}

const mobile =
  /(?<!\p{L})(?:mob(?:il\p{L}*|iel|ile)?|gsm|handy|natel|cell\p{L}*|portable|m[óo]vil|telem[óo]vel|kom[óo]rk\p{L}*|mobitel|m)\.?\s*(?:nr\.?|phone)?\s*[:|]?\s*$/iu;

/** A person is reached by their mobile, where they say which number that is. */
const isMobile = (text: string, at: number) =>
  mobile.test(
    text
      .slice(Math.max(0, at - 20), at)
      .split(/[\n·•;]|\d/)
      .at(-1) ?? "",
  );

/** +31 (0)6: the nought in brackets is dialled at home alone. */
const dialled = (said: string) =>
  /^\(?(?:\+|00)/.test(said) ? said.replace(/\s*\(0\)\s*/, " ") : said;

/** Among jobs, schools and certificates a number without a label is one of theirs, and no telephone. */
function isOfCertificate(lines: readonly Line[], at: number): boolean {
  const line = lines.findLast(({ start }) => start <= at);
  const text = line?.text ?? "";
  const isTold = ["work", "education", "certificates"].includes(line?.section ?? "top");
  return isTold && /\p{L}{2}/u.test(text) && !/\+\d/.test(text) && !called.test(text);
}

/** Where numbers begin without a nought, as in Denmark, Norway, Poland or Spain, only their label tells them. */
const called =
  /(?<!\p{L})(?:tel|tlf|tlm|tfn|t|m|telefon\p{L}*|telefoon\p{L}*|t[ée]l[ée]phone|phone|mob|mobil\p{L}*|mobiel|mobile|gsm|natel|handy|cell\p{L}*)(?!\p{L})|@/iu;
const labelled =
  /(?:(?<!\p{L})(?:tel|tlf|tlm|tfn|telefon\p{L}*|phone|mob|mobil\p{L}*|gsm|m[óo]vil|telem[óo]vel|cell\p{L}*|kom[óo]rk\p{L}*|puh(?:elin)?|τηλ\p{L}*|тел\p{L}*)(?:\([\p{L}/-]+\))?\.?\s*(?:nr\.?|kom\.|mob\.|priv\.)?\s*(?:[:.|]\s*){0,2}|[☎☏✆📞📱]\uFE0F?\s*)([1-9][\d \t./-]{6,16}\d)(?!\d)/giu;
/** "688 905 511" alone on a line of the head, or between its bars. */
const alone = /^[^\p{L}\d]*([1-9]\d{2}[ .]\d{2,3}[ .]\d{2,3}(?:[ .]\d{2,3})?)\s*$/u;

function labelledPhone(text: string, others: readonly Span[]): Found | null {
  for (const found of text.matchAll(labelled)) {
    const value = found[1]?.trim() ?? "";
    const digits = value.replaceAll(/\D/g, "").length;
    const start = found.index + found[0].lastIndexOf(value);
    const isOther = others.some((it) => it.start <= start && start < it.end);
    if (!isOther && digits >= 8 && digits <= 12)
      return at(start, value.length, { field: "phone", value });
  }
  return null;
}

type Span = { start: number; end: number };

function bareIn(lines: readonly Line[]): Found | null {
  for (const { text, start, section } of lines) {
    if (section !== "top" && section !== "contact") continue;
    const [value] = text.split(/[|•·]/).flatMap((piece) => alone.exec(piece)?.[1] ?? []);
    if (value?.replaceAll(/\D/g, "").length !== 9) continue;
    return {
      ...at(start + text.indexOf(value), value.length, { field: "phone", value }),
      isCertain: false,
    };
  }
  return null;
}
type Said = Pick<Found, "field" | "value">;

const at = (start: number, length: number, said: Said): Found => ({
  ...said,
  start,
  end: start + length,
});
