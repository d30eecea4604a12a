import { afterAll, expect, test } from "bun:test";
import fc from "fast-check";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { type CandidateRecord, candidates, type NewCandidate } from "@/modules/crm/candidates";
import { contractWishes, languageLevels, payPeriods } from "@/modules/crm/candidates/rules";
import { oneLine } from "@/modules/platform/texts/rules";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { encodings } from "./rules";
import { draft, provenance } from "./fixtures";
import { imports } from "./index";

const everything = { status: "all", archived: "no", sort: "name" } as const;
const tables = ["csv", "xlsx", "csv-nl", "csv-de", "xlsx-nl"] as const;
const apps: App[] = [];
afterAll(() => apps.forEach(imports.closeReader));

/** What people type, and what spreadsheets would run. */
const words = (most: number) =>
  fc
    .oneof(
      fc.constantFrom(
        "=1+1",
        "+31 6 12345678",
        "-",
        "@SUM(A1)",
        "'=x",
        "''",
        '"quoted"',
        "a;b,c|d",
      ),
      fc.string({ maxLength: most, unit: "grapheme" }),
      fc.constantFrom("Zoë", "Çelik", "two\nlines", "tab\there", "  trimmed "),
    )
    .map((text) => text.replaceAll(/[\p{C}--[\n\t]]/gv, "").trim());

/** The same in one line, as names, places and skills are kept. */
const oneOf = (most: number) => words(most).map((text) => oneLine(text).trim());

/** Free words; a cell with nothing but a dash says nothing (names aside), and comes back as nothing. */
const remark = (most: number, written = oneOf) =>
  written(most).map((text) => (/^[-–—−_.?/*#\s]*$/.test(text) ? null : text));

const name = oneOf(30).map((text) => text || "X");
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const countries = fc.uniqueArray(fc.constantFrom("NL", "BE", "DE", "FR", "UK"), { maxLength: 3 });

const person = fc.record({
  firstName: name,
  lastName: name,
  email: maybe(fc.nat(99).map((n) => `p${n}@example.com`)),
  phone: maybe(fc.constantFrom("+31 6 12345678", "06-1234 5678", "=0612345678")),
  location: remark(40),
  country: maybe(fc.constantFrom("NL", "UK", "DE")),
  headline: remark(60),
  summary: remark(200, words),
  role: maybe(fc.constantFrom(...roles)),
  skills: fc.uniqueArray(
    oneOf(20).filter((text) => /[^-–—−_.?/*#\s]/.test(text) && !/^\s|\s$/.test(text)),
    { maxLength: 4, selector: (it) => it.toLowerCase() },
  ),
  systems: fc.uniqueArray(fc.constantFrom(...systems), { maxLength: 3 }),
  languages: fc.dictionary(fc.constantFrom("nl", "en", "de"), fc.constantFrom(...languageLevels), {
    noNullPrototype: true,
  }),
  willingCountries: countries,
  yearsTotal: maybe(fc.integer({ min: 0, max: 600 }).map((n) => n / 10)),
  yearsDatacentre: maybe(fc.nat(60)),
  pay: maybe(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
      currency: fc.constantFrom("EUR", "GBP"),
      period: fc.constantFrom(...payPeriods),
    }),
  ),
  availableFrom: maybe(day),
  noticeDays: maybe(fc.nat(365)),
  contract: maybe(fc.constantFrom(...contractWishes)),
  worksShifts: maybe(fc.boolean()),
  gdprConsent: fc.boolean(),
  status: fc.constantFrom("active" as const, "passive" as const),
  certificates: fc.uniqueArray(
    fc.record({
      certificate: fc.constantFrom("nen3140-vp", "vca-vol", "vog"),
      number: maybe(oneOf(12).map((text) => text || null)),
      issuedOn: fc.constant(null),
      expiresOn: maybe(day),
    }),
    { maxLength: 2, selector: (it) => it.certificate },
  ),
});

function house() {
  const app = testApp();
  apps.push(app);
  return app;
}
const [from, to] = [house(), house()];

const recordsOf = async (app: App): Promise<CandidateRecord[]> =>
  candidates.exported(app, { ...everything, format: "json" }).json();

/** All that the import knows of everybody, in the order of the list. */
async function known(app: App) {
  const all = await recordsOf(app);
  return all.map(({ id: _, number, origin, version, createdAt, updatedAt, ...it }) => it);
}

const fileOf = async (format: (typeof tables)[number]) =>
  candidates.exported(from, { ...everything, format }).bytes();

async function emptied(app: App) {
  const rows = await recordsOf(app);
  await app.write(
    candidates.undoInsertWrites(
      app,
      rows.map(({ id }) => id),
    ),
  );
}

async function travelled(bytes: Uint8Array) {
  const { id } = await draft(to, bytes, {
    ...{ doubles: { all: "create", rows: {} }, provenance: { ...provenance, on: "2026-01-01" } },
  });
  const check = await imports.check(to, id);
  expect([check.problems, check.unknown]).toEqual([[], []]);
  await imports.runThrough(to, id);
}

test.each(tables)("what leaves as %s comes back whole", async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 20 }), async (people) => {
      await Promise.all([emptied(from), emptied(to)]);
      const inputs = people.map((it) => ({ ...it, origin: "applied" })) as NewCandidate[];
      await candidates.addAll(from, inputs);
      await travelled(await fileOf(format));
      expect((await known(to)).toSorted(byName)).toEqual((await known(from)).toSorted(byName));
    }),
    { numRuns: 12, seed: 63 },
  );
});

const byName = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

test("no cell of an export is one that a spreadsheet would run", async () => {
  await emptied(from);
  const evil = "=cmd|' /C calc'!A0";
  const sheet = { firstName: evil, lastName: "\t=1", headline: "＝1", skills: ["@x", "+y"] };
  await candidates.addAll(from, [{ ...sheet, origin: "applied" } as NewCandidate]);
  const text = new TextDecoder().decode(await fileOf("csv"));
  const cells = text.split("\r\n")[1]?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) ?? [];
  const run = cells.filter((cell) => /^"?[\s"]*[=+\-@\t＝]/.test(cell));
  expect(run).toEqual([]);
});

test.each(encodings)("a list in %s is read as what it is", async (encoding) => {
  const [name, last] = encoding === "windows-1250" ? ["Łukasz", "Żak"] : ["Zoë", "Çelik"];
  const sign = encoding.startsWith("iso") ? "€" : "x";
  const text = `First name;Last name\r\n${name};${last} ${sign}\r\n`;
  const bytes = encoded(text, encoding);
  const { plan, preview } = await imports.open(to, "list.csv", bytes);
  expect([plan.reading.encoding, plan.reading.delimiter]).toEqual([encoding, ";"]);
  expect(preview?.rows[0]?.[0]).toBe(name);
});

function encoded(text: string, encoding: (typeof encodings)[number]): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  const utf16 = Buffer.from(text, "utf16le");
  if (encoding === "utf-16le") return utf16;
  if (encoding === "utf-16be") return utf16.swap16();
  const odd = { "windows-1250": { Ł: 0xa3, Ż: 0xaf }, macintosh: { ë: 0x91, Ç: 0x82 } };
  if (encoding === "windows-1250" || encoding === "macintosh") {
    const table: Record<string, number | undefined> = odd[encoding];
    return Uint8Array.from([...text].map((it) => table[it] ?? it.charCodeAt(0)));
  }
  const latin = Buffer.from(text.replace("€", "¤"), "latin1");
  return encoding === "windows-1252" ? Buffer.concat([latin, Buffer.from([0x96])]) : latin;
}
