import type { Figure } from "@/modules/reporting/metrics/model";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { Cell } from "@/src/sheets";
import type { Days } from "@/src/calendar";
import type { Kind, PackFigure } from "./content";
import words from "./words.json";

export type Words = (typeof words)["en"];
export type Pen = ReturnType<typeof penFor>;

const unknown = "–";
const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const isMonth = ({ from, to }: Days) => from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7);

function formatsOf(dialect: string) {
  const number = (options: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(dialect, options);
    return (value: number) => format.format(value);
  };
  const percent = number({ style: "percent", maximumFractionDigits: 1 });
  const signed = number({
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  });
  const plainly = number({ signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const range = new Intl.DateTimeFormat(dialect, { dateStyle: "medium", timeZone: "UTC" });
  const regions = new Intl.DisplayNames(dialect, { type: "region" });
  const day = new Intl.DateTimeFormat(dialect, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const month = new Intl.DateTimeFormat(dialect, { month: "short", timeZone: "UTC" });
  const longMonth = new Intl.DateTimeFormat(dialect, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return { number, percent, signed, plainly, range, regions, day, month, longMonth };
}

/** Writes amounts and days as the readers of a language do, and knows its words. */
export function penFor(locale: Locale) {
  const say: Words = words[locale];
  const dialect = intlLocales[locale];
  const { number, percent, signed, plainly, range, regions, day, month, longMonth } =
    formatsOf(dialect);
  const writers: Record<Exclude<Kind, "text">, (value: number) => string> = {
    whole: number(),
    euros: number({ style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
    percent: (value) => percent(value / 100),
    days: (value) => fillText(say.days, { days: number()(value) }),
    score: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    day: String,
  };
  const write = (is: Kind, value: Cell): string => {
    if (value === null) return unknown;
    if (is === "day") return range.format(noonOf(String(value)));
    return is === "text" || typeof value === "string" ? String(value) : writers[is](value);
  };
  const growth = (change: number | null) =>
    change === null ? say.noBase : fillText(say.growth, { growth: signed(change / 100) });
  return {
    locale,
    say,
    write,
    growth,
    points: (change: number | null) =>
      change === null ? say.noBase : fillText(say.points, { points: plainly(change) }),
    span: ({ from, to }: Days) => range.formatRange(noonOf(from), noonOf(to)),
    /** A day, week or month of a series, shortly. */
    step: ({ from }: Days, all: readonly Days[]) =>
      (all.length > 1 && all.slice(0, -1).every(isMonth) ? month : day).format(noonOf(from)),
    /** "May 2026", of a month as `2026-05`. */
    month: (month: string) => longMonth.format(noonOf(`${month.slice(0, 7)}-01`)),
    country: (code: string) => regions.of(toIso(code)) ?? code,
    moment: (at: string, timeZone: string) =>
      new Intl.DateTimeFormat(dialect, { dateStyle: "long", timeStyle: "short", timeZone }).format(
        new Date(at),
      ),
  };
}

type NamedFigure = {
  pen: Pen;
  name: string;
  figure: Figure;
  is: Kind;
};

/** A figure with how many cases it rests on and how it moved; a percentage moves by points. */
export function figureBy({
  pen: { say, write, growth, points },
  name,
  figure: { value, n, isBenchmark, change },
  is,
}: NamedFigure): PackFigure {
  const moved = is === "percent" ? points(change) : growth(change);
  const note = isBenchmark
    ? fillText(say.benchmark, { n })
    : [fillText(say.restsOn, { n }), moved].join(" · ");
  return { name, text: write(is, value), note, isBenchmark };
}

export const fillText = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
