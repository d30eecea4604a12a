import type { Value } from "../rules";
import { dayAt } from "./dates";
import * as said from "./spoken";
import { asked, begins, type Found, type Line, match, type Reader } from "./text";

const units = Object.entries(said.unit);
const span = `${said.number}\\s*(${units.map(([, words]) => words).join("|")})`;
const unitOf = (word: string): string =>
  units.find(([, words]) => new RegExp(`^${words}$`, "u").test(word))?.[0] ?? "d";
const countOf = (word: string) => said.numbers[word] ?? Number(word);
const spanOf = ([, count = "", word = ""]: readonly string[]) => `${countOf(count)}${unitOf(word)}`;

const found = (end: number, key: string, ...values: Value[]): Found => ({
  part: asked(key, ...values),
  end,
});

const freeAfter = begins(`(?:${said.free}\\s+)?(?:${said.within}\\s+)${span}(?:\\s+${said.free})?`);
const bareSpan = begins(`${said.number}\\s*(${said.unit.w}|${said.unit.m})`);
const freeNow = begins(`(?:${said.free}\\s+${said.now}|${said.now}\\s+${said.free}|per direct)`);
const freeBy = new RegExp(`${said.free}\\s+(?:${said.by}\\s+|in\\s+|im\\s+)?`, "uy");

/** `free within 4 weeks`, `per direct beschikbaar`, `verfügbar ab 1. Dezember`. */
export const readFree: Reader = (line, at) => {
  const isNow = match(freeNow, line, at);
  if (isNow) return found(at + isNow[0].length, "free", { text: "..today" });
  const after = match(freeAfter, line, at) ?? match(bareSpan, line, at);
  if (after && !match(olderThan, line, at))
    return found(at + after[0].length, "free", { text: `..${spanOf(after)}` });
  const by = match(freeBy, line, at);
  const day = by && dayAt(line, at + by[0].length);
  return day ? found(day.end, "free", { text: `..${day.day}` }) : null;
};

const olderThan = begins(`${span}\\s+(?:${said.notice}|experience|ervaring|erfahrung)`);
const noticeFirst = begins(`${said.notice}(?:\\s+(?:${said.atMost}|of|van|von))?\\s+${span}`);
const noticeLast = begins(`(?:${said.atMost}\\s+)?${span}\\s+${said.notice}`);
const inDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** `notice at most 30 days`, `1 maand opzegtermijn`. */
export const readNotice: Reader = (line, at) => {
  const it = match(noticeFirst, line, at) ?? match(noticeLast, line, at);
  if (!it) return null;
  const [, count = "", word = ""] = it;
  const days = countOf(count) * (inDays[unitOf(word)] ?? 1);
  return found(at + it[0].length, "notice", { text: `..${days}` });
};

const amount = "(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*(k)?";
const money = `(${Object.values(said.currency).join("|")})`;
const wish =
  "(?:(?:pay|wish|rate|salary|asks?|tarief|salaris|loon|vraagt|gehalt|lohn|satz|verlangt)\\s+)?";
const every = `(?:\\s*${said.per}\\s*(${Object.values(said.period).join("|")}))?`;
const payPattern = begins(
  `${wish}(?:(${said.atMost})\\s*|(${said.atLeast})\\s*)?${money}?\\s*${amount}` +
    `(?:\\s*(?:-|–|to|tot|bis)\\s*${money}?\\s*${amount})?\\s*${money}?${every}`,
);

const nameOf = (names: Readonly<Record<string, string>>, word: string | undefined) =>
  Object.entries(names).find(([, words]) => word && new RegExp(`^${words}$`, "u").test(word))?.[0];

/** `at most €45 an hour`, `45–55 EUR/uur`, `bis 60k € pro Jahr`; a sum alone is the most. */
export const readPay: Reader = (line, at) => {
  const it = match(payPattern, line, at) ?? match(bareCurrency, line, at);
  if (!it) return null;
  const [, , least, first, one, k, second, two, otherK, third, each] = it;
  const currency = nameOf(said.currency, first ?? second ?? third);
  const period = nameOf(said.period, each);
  if (!one || (!currency && !period)) return null;
  const from = sumOf(one, k ?? otherK);
  const text = two ? `${from}..${sumOf(two, otherK)}` : least ? `${from}..` : `..${from}`;
  const usual = from >= yearly ? "year" : from >= monthly ? "month" : "hour";
  return found(at + it[0].length, "pay", { text, by: `${currency ?? "EUR"}/${period ?? usual}` });
};

/** Nobody asks as much an hour, or a month. */
const [monthly, yearly] = [1000, 20_000];
// A sign of money may end the line, and is no letter.
const bareCurrency = new RegExp(payPattern.source.replace(/\(\?!.*$/, ""), "uy");

function sumOf(text: string, thousands: string | undefined): number {
  const plain = /[.,]\d{3}(?:\D|$)/.test(text)
    ? text.replaceAll(/[.,]/g, "")
    : text.replace(",", ".");
  return Number(plain) * (thousands ? 1000 : 1);
}

const yearsPattern = begins(
  `(?:${said.atLeast}\\s*)?(\\d{1,2})\\s*\\+?\\s*(?:${said.unit.y})` +
    `(?:\\s+(?:of|in|with|van|met|mit|im|in der)?\\s*(?:the\\s+)?` +
    `(experience|ervaring|(?:berufs)?erfahrung|data ?cent(?:er|re)s?|datacenters?|rechenzentr(?:um|en)|dc))+`,
);

/** `5+ years experience`, `minstens 3 jaar datacenter`. */
export const readYears: Reader = (line, at) => {
  const it = match(yearsPattern, line, at);
  if (!it) return null;
  const key = /data ?cent|rechenz|\bdc\b/u.test(it[0]) ? "years" : "experience";
  return found(at + it[0].length, key, { text: `${it[1]}..` });
};

const silence = begins(
  "(?:no contact|not contacted|not spoken|geen contact|niet gesproken|kein kontakt|nicht kontaktiert)" +
    `\\s+(?:for|in|since|the last|al|sinds|in de laatste|seit)\\s+(?:over\\s+)?${span}`,
);
const silent = begins(`(?:seit|al)\\s+${span}\\s+(?:kein kontakt|geen contact)`);
const contact = begins(
  "(?:contacted|spoken to|gesproken|kontaktiert)\\s+" +
    `(?:within|in the last|in|in de laatste|binnen|in den letzten|innerhalb von)\\s+(?:the last\\s+)?${span}`,
);

/** `no contact for 3 months` finds those with whom there never was one, too. */
export const readContact: Reader = (line: Line, at) => {
  const none = match(silence, line, at) ?? match(silent, line, at);
  if (none) {
    const values = [{ text: `..-${spanOf(none)}` }, { text: "none" }];
    return found(at + none[0].length, "contacted", ...values);
  }
  const lately = match(contact, line, at);
  return lately && found(at + lately[0].length, "contacted", { text: `-${spanOf(lately)}..` });
};
