import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { tempFolder } from "@/modules/testing";
import { nativeBrotli } from "./native-brotli";

test("what asks for Brotli in JavaScript gets that of the runtime, and the same bytes", async () => {
  const entry = join(tempFolder(), "reads.cjs");
  writeFileSync(entry, `module.exports = require("brotli/decompress.js");`);
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    target: "bun",
    plugins: [nativeBrotli],
    outdir: tempFolder(),
  });
  const { default: decompress } = await import(outputs[0]?.path ?? "");
  expect(String(decompress(brotliCompressSync("a font")))).toBe("a font");
  expect(outputs[0]?.size).toBeLessThan(5000);
});
