import { expect, test } from "bun:test";
import { imports } from "@/modules/crm/imports";
import { signedIn, testApp } from "@/modules/testing";
import { workbookOf } from "@/src/sheets";

test("empty lines of a file count in the number that a fault tells", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const send = async (body: object) =>
    (await ask("POST", "/api/timesheets/imports", { body })).json();
  const rows = (cells: string[][]) => cells.map((row) => row.join(";")).join("\n");
  const table = [
    ["Plaatsing", "Datum", "Uren"],
    ["", "", ""],
    ["D-0001", "gisteren", "8"],
  ];
  const text = `Week 52\n\n${rows(table)}`;
  const file = new TextEncoder().encode(text).toBase64();
  for (const asked of [{ text }, { file }])
    expect(await send(asked)).toMatchObject({ faults: [{ line: 5 }] });
  const head = ["Einsatz", "Datum", "Stunden"];
  const sparse = [
    [null, null, null],
    ["D-0001", "gestern", 8],
  ];
  const book = (await workbookOf([{ title: "Hours", head, rows: sparse }])).toBase64();
  expect(await send({ file: book })).toMatchObject({ faults: [{ line: 3 }] });
  imports.closeReader(app);
});
