import type { Value } from "../rules";
import { dayAt } from "./dates";
import { countOf, currencies, nameOf, number, periods, spoken, units } from "./spoken";
import { asked, begins, type Found, type Line, match, type PhraseParser } from "./text";

const span = `${number}\\s*(${Object.values(units).join("|")})`;
const spanOf = ([, count = "", word = ""]: readonly string[]) =>
  `${countOf(count)}${nameOf(units, word) ?? "d"}`;

const found = (end: number, key: string, ...values: Value[]): Found => ({
  part: asked(key, ...values),
  end,
});

const freeAfter = begins(
  `(?:${spoken("free")}\\s+)?(?:${spoken("within")}\\s+)${span}(?:\\s+${spoken("free")})?`,
);
const bareSpan = begins(`${number}\\s*(${units["w"]}|${units["m"]})`);
const freeNow = begins(
  `(?:${spoken("free")}\\s+${spoken("now")}|${spoken("now")}\\s+${spoken("free")}|per direct)`,
);
const freeBy = new RegExp(`${spoken("free")}\\s+(?:${spoken("by")}\\s+|in\\s+|im\\s+)?`, "uy");

/** `free within 4 weeks`, `per direct beschikbaar`, `verfügbar ab 1. Dezember`. */
export const readFree: PhraseParser = (line, at) => {
  const isNow = match(freeNow, line, at);
  if (isNow) return found(at + isNow[0].length, "free", { text: "..today" });
  const after = match(freeAfter, line, at) ?? match(bareSpan, line, at);
  if (after && !match(olderThan, line, at))
    return found(at + after[0].length, "free", { text: `..${spanOf(after)}` });
  const by = match(freeBy, line, at);
  const day = by && dayAt(line, at + by[0].length);
  return day ? found(day.end, "free", { text: `..${day.day}` }) : null;
};

const olderThan = begins(`${span}\\s+(?:${spoken("notice")}|experience|ervaring|erfahrung)`);
const noticeFirst = begins(
  `${spoken("notice")}(?:\\s+(?:${spoken("atMost")}|of|van|von))?\\s+${span}`,
);
const noticeLast = begins(`(?:${spoken("atMost")}\\s+)?${span}\\s+${spoken("notice")}`);
const inDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** `notice at most 30 days`, `1 maand opzegtermijn`. */
export const readNotice: PhraseParser = (line, at) => {
  const it = match(noticeFirst, line, at) ?? match(noticeLast, line, at);
  if (!it) return null;
  const [, count = "", word = ""] = it;
  const days = countOf(count) * (inDays[nameOf(units, word) ?? "d"] ?? 1);
  return found(at + it[0].length, "notice", { text: `..${days}` });
};

const amount = "(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*(k)?";
const money = `(${Object.values(currencies).join("|")})`;
const wish = `(?:${spoken("wish")}\\s+)?`;
const every = `(?:\\s*${spoken("per")}\\s*(${Object.values(periods).join("|")}))?`;
const payPattern = begins(
  `${wish}(?:(${spoken("atMost")})\\s*|(${spoken("atLeast")})\\s*)?${money}?\\s*${amount}` +
    `(?:\\s*(?:-|–|to|tot|bis)\\s*${money}?\\s*${amount})?\\s*${money}?${every}`,
);

/** `at most €45 an hour`, `45–55 EUR/uur`, `bis 60k € pro Jahr`; a sum alone is the most. */
export const readPay: PhraseParser = (line, at) => {
  const it = match(payPattern, line, at) ?? match(bareCurrency, line, at);
  if (!it) return null;
  const [, , least, first, one, k, second, two, otherK, third, each] = it;
  const currency = nameOf(currencies, first ?? second ?? third);
  const period = nameOf(periods, each);
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
  `(?:${spoken("atLeast")}\\s*)?(\\d{1,2})\\s*\\+?\\s*(?:${units["y"]})` +
    `(?:\\s+(?:of|in|with|van|met|mit|im|in der)?\\s*(?:the\\s+)?` +
    `(experience|ervaring|(?:berufs)?erfahrung|data ?cent(?:er|re)s?|datacenters?|rechenzentr(?:um|en)|dc))+`,
);

/** `5+ years experience`, `minstens 3 jaar datacenter`. */
export const readYears: PhraseParser = (line, at) => {
  const it = match(yearsPattern, line, at);
  if (!it) return null;
  const key = /data ?cent|rechenz|\bdc\b/u.test(it[0]) ? "years" : "experience";
  return found(at + it[0].length, key, { text: `${it[1]}..` });
};

const silence = begins(
  `${spoken("noContact")}\\s+${spoken("since")}\\s+(?:the last\\s+|over\\s+)?${span}`,
);
const silent = begins(`${spoken("since")}\\s+${span}\\s+${spoken("noContact")}`);
const contact = begins(`${spoken("contact")}\\s+${spoken("lately")}\\s+(?:the last\\s+)?${span}`);

/** `no contact for 3 months` finds those with whom there never was one, too. */
export const readContact: PhraseParser = (line: Line, at) => {
  const none = match(silence, line, at) ?? match(silent, line, at);
  if (none) {
    const values = [{ text: `..-${spanOf(none)}` }, { text: "none" }];
    return found(at + none[0].length, "contacted", ...values);
  }
  const lately = match(contact, line, at);
  return lately && found(at + lately[0].length, "contacted", { text: `-${spanOf(lately)}..` });
};
