import { expect, test } from "bun:test";
import { readText } from "../reader-worker";
import { textOfXml } from "./office";

const lines = (cell: string) =>
  cell
    .split("/")
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join("");
const table = (...rows: string[][]) =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((it) => `<w:tc>${it}</w:tc>`).join("")}</w:tr>`)
    .join("")}</w:tbl>`;

test("a row of short cells is one line, and columns of a page stay one after the other", () => {
  const xml = `<w:document>${table([lines("norsk"), lines("morsmål")], [lines("engelsk"), "", lines("C1")])}
    ${table([lines("Kontakt/Bergen"), lines("Erfaring/2019: Montør")])}</w:document>`;
  expect(textOfXml(xml).trim().split(/\n\s*/)).toEqual([
    "norsk | morsmål",
    "engelsk | C1",
    "Kontakt",
    "Bergen",
    "Erfaring",
    "2019: Montør",
  ]);
});

test("a table within a cell and a row without an end leave nothing behind", () => {
  const xml = `<w:document>${table([lines("Talen"), table([lines("Frans"), lines("B1")])])}<w:tr/>${lines("einde")}</w:document>`;
  const text = textOfXml(xml);
  expect(text.trim().split("\n")).toEqual(["Talen | Frans | B1", "einde"]);
  expect(/[\uFDD0-\uFDD2]/.test(text)).toBe(false);
});

test("an OpenDocument table reads the same", () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
  const xml = `<table:table-row>${cell("suomi")}${cell("äidinkieli")}</table:table-row>`;
  expect(textOfXml(xml)).toBe("suomi | äidinkieli\n");
});

test("a box begins a line of its own, wherever it stands", () => {
  const box = `<w:r><w:txbxContent>${lines("Jan Kees/Utrecht")}</w:txbxContent></w:r>`;
  const xml = `<w:document><w:p><w:r><w:t>Talen: Engels</w:t></w:r>${box}</w:p></w:document>`;
  expect(textOfXml(xml).trim().split(/\n+/)).toEqual(["Talen: Engels", "Jan Kees", "Utrecht"]);
});

test("tabs and wide spaces part cells, and letters that are set apart are words", async () => {
  const text = "J A N   K E E S\nName:\tJan\n2019 - nu\tMonteur    Blauw B.V.\n\tA  B";
  const bytes = new TextEncoder().encode(text);
  const reading = await readText({ bytes, format: "txt" });
  expect(reading).toMatchObject({
    text: "JAN KEES\nName: Jan\n2019 - nu | Monteur | Blauw B.V.\nA B",
  });
});

test("an empty cell before a day is kept, so that the day stays in its column", () => {
  const word = table(
    [lines("Ticket"), "", lines("12.2027")],
    [lines("Ticket"), "", lines("Leeds")],
  );
  expect(textOfXml(`<w:document>${word}</w:document>`).trim().split("\n")).toEqual([
    "Ticket |  | 12.2027",
    "Ticket | Leeds",
  ]);
  const open =
    "<table:table-row><table:table-cell><text:p>Pas</text:p></table:table-cell><table:table-cell/>";
  const day = "<table:table-cell><text:p>04.2029</text:p></table:table-cell></table:table-row>";
  expect(textOfXml(open + day)).toBe("Pas |  | 04.2029\n");
});
