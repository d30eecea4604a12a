import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { tempFolder, testApp } from "@/modules/testing";
import { parseCsv } from "@/src/sheets";
import { patience } from "@/src/patience.testing";
import { imports } from "../index";
import { openWorkbook } from "./xlsx";

const app = testApp();
afterAll(() => imports.closeReader(app));
await added(app, {
  ...{ firstName: "'Köln", lastName: "=1+1", phone: "+49 30 0001234", location: "-Köln" },
  ...{ headline: "\u200B=2+2", availableFrom: "2026-08-02", yearsTotal: 3.5 },
});
const everything = { status: "all", archived: "no", sort: "name", format: "xlsx" } as const;
const folder = tempFolder();
const file = join(folder, "people.xlsx");
await Bun.write(file, await candidates.exported(app, everything).bytes());

test("a workbook says that telephone numbers are text and days are days, and keeps its head in sight", async () => {
  const { rows } = openWorkbook(await Bun.file(file).bytes(), 0);
  const person = Object.fromEntries((rows[0] ?? []).map((name, n) => [name, rows[1]?.[n]]));
  expect(person).toMatchObject({
    ...{ "First name": "'Köln", "Last name": "=1+1", Phone: "+49 30 0001234" },
    ...{ Location: "-Köln", "Available from": "2026-08-02", Headline: "\u200B=2+2" },
    Added: "2026-01-01T12:00:00.000Z",
  });
});

const spoken = (program: string, ...args: string[]) =>
  Bun.spawnSync([program, ...args], { env: { ...process.env, HOME: folder } });

const office = Bun.which("soffice");
if (!office)
  console.warn("LibreOffice is not installed: what it reads of a workbook is not tested");

test.skipIf(!office)(
  "LibreOffice reads what was written, day by day and sign by sign",
  async () => {
    const { exitCode } = spoken(
      ...([office ?? "", "--headless", "--convert-to"] as const),
      ...["csv:Text - txt - csv (StarCalc):44,34,76", "--outdir", folder, file],
    );
    expect(exitCode).toBe(0);
    const text = await Bun.file(join(folder, "people.csv")).text();
    const [head = [], person = []] = await parseCsv(text, ",", 5);
    const cell = (name: string) => person[head.indexOf(name)];
    expect(["First name", "Phone", "Location", "Available from", "Added"].map(cell)).toEqual([
      ...["'Köln", "+49 30 0001234", "-Köln", "2026-08-02", "2026-01-01 12:00 UTC"],
    ]);
    expect(cell("Last name")).toBe("=1+1");
  },
  patience(60_000),
);

const hasOpenpyxl = Bun.which("python3") && spoken("python3", "-c", "import openpyxl").success;
if (!hasOpenpyxl)
  console.warn("openpyxl is not installed: what it reads of a workbook is not tested");

const script = `
import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1]).active
head = [cell.value for cell in sheet[1]]
cells = {name: sheet[2][n] for n, name in enumerate(head)}
said = {name: [cell.data_type, str(cell.value), cell.is_date] for name, cell in cells.items()}
widths = [sheet.column_dimensions[cell.column_letter].width for cell in sheet[1]]
print(json.dumps({"cells": said, "widths": widths, "freeze": sheet.freeze_panes, "bold": sheet["A1"].font.b}))
`;

test.skipIf(!hasOpenpyxl)("openpyxl finds types, dates, widths and the frozen head", () => {
  const { stdout, stderr } = spoken("python3", "-c", script, file);
  expect(stderr.toString()).toBe("");
  const { cells, widths, freeze, bold } = JSON.parse(stdout.toString());
  expect(cells).toMatchObject({
    Phone: ["s", "+49 30 0001234", false],
    Location: ["s", "-Köln", false],
    "Available from": ["d", "2026-08-02 00:00:00", true],
    "Keep until": ["d", "2027-01-01 00:00:00", true],
    Added: ["d", "2026-01-01 12:00:00", true],
    "Experience (years)": ["n", "3.5", false],
  });
  expect([freeze, bold]).toEqual(["A2", true]);
  expect(new Set(widths).size).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(8);
});
