import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  type Condition,
  isGroup,
  mostOfOne,
  mostParts,
  type Part,
  readWhere,
  writeWhere,
} from "./rules";

test.each([
  "holds:vca-basis@2026-12-01",
  "near:Frankfurt am Main~50",
  "-tag:resting",
  "free:..4w;-status:hired|blacklisted",
  "(skill:ups-systems~related or holds:cdcp)",
  "-(tag:a or -tag:b);pay:..45~EUR/hour",
  "tag:this%20or%20that",
  "tag:50%25%7Chalf",
])("%s is read and written as it was", (text) => {
  const { where, wrong } = readWhere(text);
  expect(wrong).toBeNull();
  expect(writeWhere(where)).toBe(text);
});

test.each([
  ["holds", 1],
  ["holds:", 1],
  ["holds:a|", 1],
  ["tag:a;;tag:b", 2],
  ["tag:a;(tag:b or )", 2],
  ["tag:a;(tag:b", 2],
  ["tag:a;tag:b);tag:c", 2],
  ["tag:100%", 1],
  ["near:a~b~c", 1],
  ["Tag:a", 1],
  [`tag:${"a|".repeat(mostOfOne)}a`, 1],
  [`${"tag:a;".repeat(mostParts)}tag:a`, mostParts + 1],
])("of %j condition %i cannot be read", (text, at) => {
  expect(readWhere(text).wrong).toBe(at);
});

test("capitals and spaces around the signs do not matter", () => {
  expect(writeWhere(readWhere(" tag:a ; ( tag:b OR tag:c ) ").where)).toBe(
    "tag:a;(tag:b or tag:c)",
  );
});

const spoken = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.constantFrom("a or b", "50 %", "(x)", "a|b;c"),
  )
  .filter((text) => text.trim() !== "" && text.isWellFormed());
const value = fc
  .record({ text: spoken, by: spoken, on: spoken }, { requiredKeys: ["text"] })
  .map((it) => it);
const condition: fc.Arbitrary<Condition> = fc.record({
  key: fc.constantFrom("holds", "skill", "near"),
  isNot: fc.boolean(),
  values: fc.array(value, { minLength: 1, maxLength: 4 }),
});
const part: fc.Arbitrary<Part> = fc.oneof(
  condition,
  fc.record({ isNot: fc.boolean(), any: fc.array(condition, { minLength: 1, maxLength: 4 }) }),
);

test("whatever is written is read as the same, whatever signs stand in its words", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (where) => {
      expect(readWhere(writeWhere(where))).toEqual({ where, wrong: null });
    }),
    { seed: 2026, numRuns: 1500 },
  );
});

test("no text is too strange to be read, and what was read is written so that it is read again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const { where } = readWhere(text);
      expect(readWhere(writeWhere(where)).where).toEqual(where);
      expect(where.every((it) => (isGroup(it) ? it.any.length > 0 : it.values.length > 0))).toBe(
        true,
      );
    }),
    { seed: 2026, numRuns: 1500 },
  );
});
