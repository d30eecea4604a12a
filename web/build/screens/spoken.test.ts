import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTexts } from "./spoken";

test("what a page says comes compiled, as the browser formats it without a parser", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-texts-"));
  try {
    const address = (await writeTexts(folder)).get("candidates")?.en;
    const { default: told } = await import(join(folder, address ?? ""));
    expect(told.texts.candidates.count).toBeArray();
    expect(rawIn({ ...told.frame, ...told.texts })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Messages that a reader would see with their braces; a compiled one has no text that begins an argument. */
function rawIn(messages: object): string[] {
  return Object.values(messages).flatMap((it) => {
    if (typeof it === "string") return /\{\w+[,}]/.test(it) ? [it] : [];
    return Array.isArray(it) || it === null || typeof it !== "object" ? [] : rawIn(it);
  });
}
