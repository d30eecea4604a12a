import { expect, test } from "bun:test";
import fc from "fast-check";
import { join } from "node:path";
import { contrastOf, hexOf, leastContrast, modes, oklchOf, pairsOf, paperInk } from "./rules";

const hex = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

test("whichever colours somebody chooses, everything can be read in the light and in the dark", () => {
  let worst = 21;
  fc.assert(
    fc.property(hex, hex, hex, (primary, secondary, accent) => {
      for (const mode of modes)
        for (const { ink, ground } of pairsOf({ primary, secondary, accent }, mode)) {
          worst = Math.min(worst, contrastOf(ink, ground));
          expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(leastContrast);
        }
      expect(contrastOf(paperInk(primary), "#ffffff")).toBeGreaterThanOrEqual(leastContrast);
    }),
    { numRuns: 300, seed: 8 },
  );
  console.log(`contrast: worst of 300 × 8 pairs ${worst.toFixed(2)}:1`);
});

test("colours go to oklch and back without loss", () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(hexOf(oklchOf(color))).toBe(color);
    }),
    { numRuns: 200, seed: 8 },
  );
});

test("the figures behind the preview are those of the style sheet", async () => {
  const css = await Bun.file(join(import.meta.dir, "../../../web/tokens.css")).text();
  const rules = await Bun.file(join(import.meta.dir, "rules.ts")).text();
  const cutIn = (name: string) =>
    [
      ...(new RegExp(`--${name}: light-dark\\(([^;]+);`).exec(css)?.[1] ?? "").matchAll(
        /(?:min|max)\([lc], ([\d.]+)\)/g,
      ),
    ].map(([, figure]) => Number(figure));
  for (const [name, key] of Object.entries({
    primary: "primary",
    "primary-ink": "ink",
    ok: "ok",
    warn: "warn",
  })) {
    const [l, c, darkL, darkC] = cutIn(name);
    const found = [
      ...rules.matchAll(new RegExp(`    ${key}: \\{ l: ([\\d.]+), c: ([\\d.]+) \\}`, "g")),
    ];
    expect(found.slice(0, 2).map(([, one, two]) => [Number(one), Number(two)])).toEqual([
      [l ?? 0, c ?? 0],
      [darkL ?? 0, darkC ?? 0],
    ]);
  }
});
