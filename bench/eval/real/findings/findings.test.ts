import { expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import { certifications, skills } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import { linesOf } from "../../files";

const known = new Set([...skills(), ...certifications()].map(({ id }) => id));
const Id = z.string().refine((it) => known.has(it));

/** Right, another meaning, named where nobody is asked for it, or the words of another skill. */
const Verdict = z.union([
  z.enum(["y", "n", "c"]),
  z
    .string()
    .startsWith("x:")
    .refine((it) => known.has(it.slice(2))),
]);

const Ad = z.string().regex(/^[\w.-]+\/[\w.-]+:.+|^\w+#\d+$/);
const Words = z.string().max(100);

/** What was found in a public ad that nobody labelled, each as the skill, its words and the verdict on them. */
const Judged = z.strictObject({
  ad: Ad,
  language: z.string().length(2).nullable(),
  findings: z.array(z.tuple([Id, Words, Verdict])).min(1),
});

test("what was found and judged by reading keeps no text of an ad and names known skills alone", () => {
  const judged = linesOf(join(import.meta.dir, "findings.jsonl")).map((it) => Judged.parse(it));
  const verdicts = judged.flatMap(({ findings }) => findings.map(([, , verdict]) => verdict));
  expect(verdicts).toHaveLength(5768);
  expect(verdicts.filter((it) => it === "y")).toHaveLength(4419);
});

/** A whole public ad read beside what analyser 30 finds in it (of those apart 29): what of that is right or wrong and what is missing. */
const Whole = z.strictObject({
  ad: Ad,
  language: z.string().length(2).nullable(),
  right: z.array(z.tuple([Id, Words])),
  wrong: z.array(z.tuple([Id, Words, z.enum(["n", "c"])])),
  missed: z.array(z.tuple([Id, Words])),
});

/** A whole public ad read without anything marked in it. */
const Blind = Whole.pick({ ad: true, language: true }).extend({
  asked: z.array(z.tuple([Id, Words])),
});

test.each([
  ["whole", Whole, 300],
  ["apart", Whole, 194],
  ["blind", Blind, 148],
] as const)(
  "ads that were read whole keep words alone of what they ask for: %s",
  (name, row, count) => {
    const read = linesOf(join(import.meta.dir, `${name}.jsonl`)).map((it) => row.parse(it));
    expect(new Set(read.map(({ ad }) => ad)).size).toBe(read.length);
    expect(read).toHaveLength(count);
  },
);
