import { expect, test } from "bun:test";
import Papa from "papaparse";
import { inert } from "@/src/sheets";
import { signedIn, testApp } from "@/modules/testing";
import { ad, allJobs, place, takeIn } from "./fixtures";

const signs = ["=", "+", "-", "@", "\t", "\r", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"];
const leads = ["", " ", "  ", "'", '"', "\n", "\u00A0"];
const formula = "cmd|' /C calc'!A0";
const corpus = [
  ...signs.flatMap((sign) => leads.map((lead) => `${lead}${sign}${formula}`)),
  '=HYPERLINK("https://evil.example")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "=1+1",
  "-2+3",
  "+31 20 123 45 67",
  "\0=1+1",
  "=bell\u0007 and lone \uD800 half",
];
const harmless = ["Engineer = manager", "C++ developer", "a@b", "24/7 – night shift", "Zürich", ""];

test.each(corpus)("%j is text in every spreadsheet", (value) => {
  expect(String(inert(value))).toStartWith("'");
});

test.each(harmless)("%j is left as it is", (value) => {
  expect(inert(value)).toBe(value);
});

test("figures stay figures", () => {
  expect([inert(-5), inert(0), inert(null)]).toEqual([-5, 0, null]);
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

const begins = /^[\s'"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

test("no cell of the CSV begins a formula, in any column, and every job has its row", async () => {
  const answer = await file("csv");
  expect(answer.headers.get("content-type")).toBe("text/csv;charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="jobs-2026-01-01.csv"',
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<string[]>(text, { newline: "\r\n" });
  expect(data).toHaveLength(1 + (await allJobs(app)).length);
  const live = data.flat().filter((cell) => begins.test(cell) && !cell.startsWith("'"));
  expect(live).toEqual([]);
});

test("no cell of the workbook is a formula, and a spreadsheet can open it", async () => {
  const bytes = new Uint8Array(await (await file("xlsx")).arrayBuffer());
  const parts = await unzipped(bytes);
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet.match(/<row /g)).toHaveLength(1 + (await allJobs(app)).length);
  const all = [...parts.values()].join("");
  const texts = [...all.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => unescaped(text));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => begins.test(text) && !text.startsWith("'"))).toEqual([]);
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

/** The texts within a zip file, by the entries of its central directory. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = new Map<string, string>();
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const [method, packed, length] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
    ];
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = bytes.slice(from, from + packed);
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + length));
    const plain = method === 8 ? Bun.inflateSync(content) : content;
    parts.set(name, new TextDecoder().decode(plain));
  }
  return parts;
}
