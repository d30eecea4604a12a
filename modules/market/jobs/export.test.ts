import { expect, test } from "bun:test";
import Papa from "papaparse";
import { escapeFormula } from "@/src/sheets";
import { unzip } from "@/src/zip/unzip.testing";
import { signedIn, testApp } from "@/modules/testing";
import { ad, allJobs, place, takeIn } from "./fixtures";

const signs = ["=", "+", "-", "@", "\t", "\r", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"];
const leads = ["", " ", "  ", "'", '"', "\n", "\u00A0"];
/** Signs that nobody sees, before one that begins a formula. */
const unseen = ["\u200B", "\u200D", "\u2060", "\u00AD", "\uFEFF", "\u202E", "\u180E"];
/** Other widths of the same signs. */
const others = ["\u2212", "\uFE62", "\uFE63", "\uFE66", "\uFE6B"];
const formula = "cmd|' /C calc'!A0";
const corpus = [
  ...signs.flatMap((sign) => leads.map((lead) => `${lead}${sign}${formula}`)),
  ...unseen.map((lead) => `${lead}=${formula}`),
  ...others.flatMap((sign) => [`${sign}${formula}`, `\u200B ${sign}${formula}`]),
  '=HYPERLINK("https://evil.example")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "=1+1",
  "-2+3",
  "+31 20 123 45 67",
  "\0=1+1",
  "=bell\u0007 and lone \uD800 half",
];
const harmless = [
  "Soft\u00ADly",
  "\u200Bhidden",
  "Engineer = manager",
  "C++ developer",
  "a@b",
  "24/7 – night shift",
  "Zürich",
  "",
];

test.each(corpus)("%j is text in every spreadsheet", (value) => {
  expect(String(escapeFormula(value))).toStartWith("'");
});

test.each(harmless)("%j is left as it is", (value) => {
  expect(escapeFormula(value)).toBe(value);
});

test("figures stay figures", () => {
  expect([escapeFormula(-5), escapeFormula(0), escapeFormula(null)]).toEqual([-5, 0, null]);
});

const app = testApp();
const titles = corpus.map((value, n) => `${value} ${n}`);
await takeIn(
  app,
  titles.map((title) => ad({ title, company: title, places: [place(title, "NL")] })),
);
const recruiter = signedIn(app, "viewer");
const file = async (format: string, query = "") =>
  (await recruiter).ask("GET", `/api/jobs/export?format=${format}${query}`);

const begins =
  /^[\s'"\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]/;

test("no cell of the CSV begins a formula, in any column, and every job has its row", async () => {
  const answer = await file("csv");
  expect(answer.headers.get("content-type")).toBe("text/csv;charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="jobs-2026-01-01.csv"',
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<string[]>(text, { newline: "\r\n", skipEmptyLines: true });
  expect(data).toHaveLength(1 + (await allJobs(app)).length);
  const live = data.flat().filter((cell) => begins.test(cell) && !cell.startsWith("'"));
  expect(live).toEqual([]);
});

test("no cell of the workbook is a formula, each text is as it was written, and a spreadsheet can open it", async () => {
  const bytes = new Uint8Array(await (await file("xlsx")).arrayBuffer());
  const parts = unzip(bytes);
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet.match(/<row /g)).toHaveLength(1 + (await allJobs(app)).length);
  const all = [...parts.values()].join("");
  const texts = [...all.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => unescaped(text));
  expect(texts.length).toBeGreaterThan(100);
  // An apostrophe guards nothing where a text is a text by its type; it would be seen and copied.
  expect(texts.some((text) => text.startsWith("+31 20 123 45 67"))).toBe(true);
  expect(texts.filter((text) => /^'\s*[-+=@]/.test(text) && !titles.includes(text))).toEqual([]);
  expect(sheet).not.toMatch(/t="str"/);
  // Signs that XML does not know make a workbook that no spreadsheet opens.
  expect(all).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/);
});

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

test("JSON holds what was read, letter by letter, as the list shows it", async () => {
  const rows = await (await file("json")).json();
  const shown = rows.map(({ title }: { title: string }) => title);
  expect(shown.toSorted()).toEqual((await allJobs(app)).map(({ title }) => title).toSorted());
});

test("an export obeys the filter, and an unknown form is refused", async () => {
  expect(await (await file("json", "&q=HYPERLINK")).json()).toHaveLength(1);
  expect((await file("pdf")).status).toBe(422);
});

test.each(["score", "-title"])(
  "an export of several pages, by %s, holds every job once",
  async (sort) => {
    const many = testApp();
    const company = (n: number) => `Company ${n % 7} of ${n}`;
    const ads = Array.from({ length: 260 }, (_, n) =>
      ad({ title: `Engineer ${n % 5}`, company: company(n), places: [place("Delft", "NL")] }),
    );
    await takeIn(many, ads);
    const { ask } = await signedIn(many, "viewer");
    const answer = await ask("GET", `/api/jobs/export?format=json&status=all&sort=${sort}`);
    const rows: { company: string }[] = await answer.json();
    expect(rows.map((row) => row.company).toSorted()).toEqual(
      ads.map((_, n) => company(n)).toSorted(),
    );
  },
);
