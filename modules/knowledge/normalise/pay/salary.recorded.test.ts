import { expect, test } from "bun:test";
import type { Salary } from "../model";
import { readSalary } from "./salary";
import { recorded } from "../testing";
import { htmlToText } from "../text";

const leastExact = 0.95;
const hundredths = 100;

type Row = { test: string; texts: string[]; asserts: string[] };
type Wanted = {
  min: (number | null)[];
  max: number | null | undefined;
  currency: string | undefined;
  period: string | undefined;
};

const strings = recorded("pages/other/jobseek_salary_strings_with_expectations.jsonl");

test.skipIf(strings.isAbsent)("pay strings with known answers are read exactly", async () => {
  const rows = await rowsOf(strings.path);
  const wrong = rows.filter((row) => !isExact(row));
  const share = 1 - wrong.length / rows.length;
  console.info(
    `pay strings: ${rows.length - wrong.length} of ${rows.length} exact, ` +
      `wrong: ${wrong.map((row) => row.test).join(", ")}`,
  );
  expect(share).toBeGreaterThanOrEqual(leastExact);
});

async function rowsOf(path: string): Promise<Row[]> {
  const text = await Bun.file(path).text();
  return text
    .trim()
    .split("\n")
    .map((line): Row => JSON.parse(line));
}

function isExact({ texts, asserts }: Row): boolean {
  const [read] = texts.map((text) => readSalary(htmlToText(text)));
  const claims = asserts.join(" ; ");
  if (claims.includes("== []")) return read === null;
  if (!read) return false;
  const wanted = wantedBy(claims);
  return (
    (wanted.min.length === 0 || wanted.min.includes(inTheirUnits(read, read.min))) &&
    (wanted.max === undefined || wanted.max === inTheirUnits(read, read.max)) &&
    (wanted.currency === undefined || wanted.currency === read.currency) &&
    (wanted.period === undefined || wanted.period === read.period)
  );
}

const periods: Record<string, string> = { yearly: "year", monthly: "month", hourly: "hour" };

function wantedBy(claims: string): Wanted {
  const max = /max(?: ==|=| is) ?(\d+|None)/.exec(claims)?.[1];
  const list = /\b(eur|gbp|pln|czk|sek|dkk|huf|ron|bgn|chf|aud|sgd|hkd|brl|mxn|nzd|usd)s?\b/;
  const period = /period(?: ==|=) ?'(\w+)'/.exec(claims)?.[1];
  const mins = claims.matchAll(/min(?: ==|=) ?(\d+)|(\d+) in mins/g);
  return {
    min: [...mins].map(([, stated, listed]) => Number(stated ?? listed)),
    max: max === undefined ? undefined : max === "None" ? null : Number(max),
    currency: (/currency(?: ==|=) ?'(\w+)'/.exec(claims) ?? list.exec(claims))?.[1]?.toUpperCase(),
    period: period && periods[period],
  };
}

/** The strings' author writes hourly pay in hundredths, and leaves the others' decimals away. */
function inTheirUnits({ period }: Salary, amount: number | null): number | null {
  if (amount === null) return null;
  return period === "hour" ? Math.round(amount * hundredths) : Math.floor(amount);
}

const metadata = recorded("pages/linkedin/DinoZeyu_results_Vermont_raw.json");
const linkedinForm = /^\$([\d.,]+)(K?)\/(hr|yr|month)(?: - \$([\d.,]+)(K?)\/)?/;
const linkedinPeriods: Record<string, string> = { hr: "hour", yr: "year", month: "month" };
const cardsWithPay = 250;

test.skipIf(metadata.isAbsent)("every pay line of LinkedIn's cards is read exactly", async () => {
  const text = await Bun.file(metadata.path).text();
  const lines = [...text.matchAll(/"job_metadata": "(\$[^"]*)"/g)].map(([, line = ""]) => line);
  expect(lines.length).toBeGreaterThan(cardsWithPay);
  const wrong = lines.filter((line) => {
    const [, low = "", lowK, unit = "", high, highK] = linkedinForm.exec(line) ?? [];
    const amount = (digits: string, k?: string) =>
      Math.round(Number(digits.replaceAll(",", "")) * (k ? 1000 : 1) * 100) / 100;
    const read = readSalary(line);
    return !(
      read?.currency === "USD" &&
      read.period === linkedinPeriods[unit] &&
      read.min === amount(low, lowK) &&
      read.max === (high ? amount(high, highK) : null)
    );
  });
  console.info(`LinkedIn pay lines: ${lines.length - wrong.length} of ${lines.length} exact`);
  // "$17/yr" is a slip of the employer's that must not become a figure.
  expect(wrong).toEqual(["$17/yr - $20/yr"]);
});

const results = recorded("pages/indeed/Dalton_indeed_serp_us_2025-03.html");
const indeedPeriods: Record<string, string> = { hourly: "hour", weekly: "week", yearly: "year" };

test.skipIf(results.isAbsent)(
  "Indeed's pay words agree with the amounts it extracted",
  async () => {
    const html = await Bun.file(results.path).text();
    const extracted = /"extractedSalary":\{"max":(-?[\d.]+),"min":(-?[\d.]+),"type":"(\w+)"\}/g;
    const worded = /"salarySnippet":\{[^}]*"text":"([^"]*)"/g;
    const amounts = [...html.matchAll(extracted)];
    const words = [...html.matchAll(worded)].map(([, text = ""]) => readSalary(text));
    expect(words.length).toBeGreaterThan(10);
    for (const [, max, min, type = ""] of amounts) {
      const agrees = words.some(
        (read) =>
          read?.min === Number(min) &&
          (read.max ?? -1) === (max === min ? -1 : Number(max)) &&
          read.period === indeedPeriods[type],
      );
      expect(agrees).toBe(true);
    }
  },
);
