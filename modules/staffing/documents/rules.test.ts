import { expect, test } from "bun:test";
import { bestOf, blocksOf, filled } from "./rules";

test("the template nearest to contract and country is taken, one for another contract never", () => {
  const of = (contractType: string | null, country: string | null) =>
    ({ language: "de", contractType, country }) as const;
  const all = [of(null, null), of("contract", null), of("temporary", "DE"), of(null, "DE")];
  const wanted = { language: "de", contractType: "temporary", country: "DE" } as const;
  expect(bestOf(all, wanted)).toBe(all[2]);
  expect(bestOf(all, { ...wanted, country: "AT" })).toBe(all[0]);
  expect(bestOf(all, { ...wanted, language: "nl" })).toBeUndefined();
});

test("a value is put in as it stands, and never read as a gap or a mark again", () => {
  const { text, missing } = filled("{{client.name}} / {{candidate.name}}", {
    "client.name": "{{candidate.name}} $& **x**",
  });
  expect(text).toBe("{{candidate.name}} $& **x** / {{candidate.name}}");
  expect(missing).toEqual(["candidate.name"]);
});

test("marks become blocks, rows of one width one table", () => {
  expect(blocksOf("# A\nb **c**\n\n| x | y |\n| z | w |\n- i\n[sign: P | Q]")).toEqual([
    { kind: "title", runs: [{ text: "A", isBold: false }] },
    {
      kind: "text",
      runs: [
        { text: "b ", isBold: false },
        { text: "c", isBold: true },
      ],
    },
    {
      kind: "table",
      rows: [
        [[{ text: "x", isBold: false }], [{ text: "y", isBold: false }]],
        [[{ text: "z", isBold: false }], [{ text: "w", isBold: false }]],
      ],
    },
    { kind: "item", runs: [{ text: "i", isBold: false }] },
    { kind: "signatures", names: ["P", "Q"] },
  ]);
});
