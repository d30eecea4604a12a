import { deflateRawSync } from "node:zlib";
import { expect, test } from "bun:test";
import { xlsxBytes } from "@/src/sheets/xlsx-stream";
import { tableOf } from "./table";
import { maxColumns } from "../rules";

const csv = { format: "csv", encoding: "utf-8", delimiter: ",", sheet: 0, hasHead: true } as const;
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a million columns", `a${",".repeat(1_000_000)}\n`, "columns"],
  ["a huge cell", `a\n${"x".repeat(40_000)}`, "characters"],
])("%s is refused", async (_, text, word) => {
  await expect(tableOf(bytes(text), csv)).rejects.toThrow(word);
});

test("noughts, signs that cannot be seen and names of prototypes are harmless", async () => {
  const { head, rows } = await tableOf(bytes("__proto__,b\nJ\0an,\u202Enaj\n"), csv);
  expect([head, rows]).toEqual([["__proto__", "b"], [["Jan", "naj"]]]);
});

/** A zip file of one part, whatever it says of itself. */
function zipOf(name: string, content: Uint8Array): Uint8Array {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([header, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

test("a bomb is refused before it is unpacked", async () => {
  const bomb = zipOf("xl/workbook.xml", new Uint8Array(300 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(400_000);
  await expect(tableOf(bomb, { ...csv, format: "xlsx" })).rejects.toThrow("far too large");
});

test("a workbook has as many columns as a list may have, and its formulas are text", async () => {
  const pages = [[["=1+1", 3.5, null, "<b>&amp;"]]];
  const parts = await Array.fromAsync(
    xlsxBytes([{ title: "List", head: ["a", "b", "c", "d"], pages }]),
  );
  const table = await tableOf(Buffer.concat(parts), { ...csv, format: "xlsx" });
  expect(table).toEqual({
    sheets: ["List"],
    head: ["a", "b", "c", "d"],
    rows: [["=1+1", "3.5", "", "<b>&amp;"]],
    lines: [2],
    top: [
      ["a", "b", "c", "d"],
      ["=1+1", "3.5", "", "<b>&amp;"],
    ],
  });
  expect(table.head.length).toBeLessThanOrEqual(maxColumns);
});
