import type { Salary } from "@/modules/knowledge/normalise/model";
import { allIn, anyOf } from "@/modules/knowledge/agencies";
import type { Mark, PayCheck } from "../model";
import words from "../pay-words.json";
import { payChecks, payPoints, type PayRange, widestRange } from "../rules";

export type CheckedAd = {
  title: string;
  text: string | null;
  language: string | null;
  salary: Pick<Salary, "min" | "max" | "statedBy"> | null;
};

/** What directive (EU) 2023/970 asks of an ad, with the places where it falls short. */
export function payCheck(ad: CheckedAd): PayCheck {
  const range = rangeOf(ad.salary);
  const marks = { range: [], width: [], history: asked(ad), words: gendered(ad) };
  const isWell = {
    range: range === "stated",
    width: !isTooWide(ad.salary),
    history: marks.history.length === 0,
    words: marks.words.length === 0 && isNeutral(ad),
  };
  const points = {
    ...payPoints,
    range: range === "stated" ? payPoints.range : range === "upper-only" ? payPoints.upperOnly : 0,
  };
  const earned = payChecks.reduce(
    (sum, check) => sum + (check === "range" || isWell[check] ? points[check] : 0),
    0,
  );
  const findings = payChecks.map((check) => ({
    check,
    isWell: isWell[check],
    marks: marks[check],
  }));
  return { score: ad.text === null ? null : earned, range, findings };
}

/** The directive asks where pay begins, which "up to" does not say; a board's guess is nobody's word. */
function rangeOf(salary: CheckedAd["salary"]): PayRange {
  if (!salary || salary.statedBy === "estimate") return "missing";
  if (salary.min !== null) return "stated";
  return salary.max === null ? "missing" : "upper-only";
}

const isTooWide = (salary: CheckedAd["salary"]): boolean =>
  salary !== null &&
  salary.statedBy !== "estimate" &&
  salary.min !== null &&
  salary.max !== null &&
  salary.max > salary.min * widestRange;

const historyPattern = anyOf(allIn(words.history));
const asked = ({ text }: CheckedAd): Mark[] => marksOf("text", text, historyPattern);

const lists: Record<string, string[][]> = words.gendered;
const gendering = new Map(
  Object.entries(lists).map(([language, pairs]) => [
    language,
    {
      pattern: anyOf(pairs.map(([word = ""]) => word)),
      instead: new Map(pairs.map(([word = "", other = ""]) => [word.toLowerCase(), other])),
    },
  ]),
);

/** Words are read in the language of the ad: "manned" is English, "mannen" is Dutch. */
function gendered({ title, text, language }: CheckedAd): Mark[] {
  const list = gendering.get(language ?? "");
  if (!list) return [];
  const marks = [...marksOf("title", title, list.pattern), ...marksOf("text", text, list.pattern)];
  return marks.map((mark) => ({
    ...mark,
    instead: list.instead.get(mark.quote.toLowerCase()) ?? null,
  }));
}

const neutralTitle = new RegExp(words.neutralTitle, "iu");

/** A German title names a sex unless it says that all are meant. */
const isNeutral = ({ title, language }: CheckedAd): boolean =>
  language !== "de" || !/er(?![\p{L}])/iu.test(title) || neutralTitle.test(title);

function marksOf(field: Mark["field"], text: string | null, pattern: RegExp): Mark[] {
  return [...(text ?? "").matchAll(pattern)].map(({ 0: quote, index }) => {
    return { field, start: index, end: index + quote.length, quote, instead: null };
  });
}
