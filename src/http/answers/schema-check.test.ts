import { expect, test } from "bun:test";
import { z } from "zod";
import { compileCheck } from "./schema-check";

const Person = z.object({
  name: z.string().trim(),
  level: z.enum(["junior", "senior"]),
  kind: z.literal("person"),
  age: z.number().int().nullable(),
  isHere: z.boolean().optional(),
  languages: z.record(z.string(), z.enum(["A1", "B2"])),
  papers: z.array(z.object({ day: z.iso.date() })),
});
const person = {
  name: "Ada",
  level: "senior",
  kind: "person",
  age: 40,
  languages: { en: "B2" },
  papers: [{ day: "2026-01-01" }],
};
const fits = compileCheck(Person);

test.each([
  person,
  { ...person, isHere: true },
  { ...person, age: null },
  { ...person, languages: {}, papers: [] },
])("what its model leaves as it is fits: %j", (value) => {
  expect(fits(value)).toBeTrue();
  expect(Person.parse(value)).toEqual(value as z.infer<typeof Person>);
});

test.each([
  { ...person, name: " Ada " },
  { ...person, passwordHash: "secret" },
  { ...person, level: "lead" },
  { ...person, kind: "robot" },
  { ...person, age: 4.5 },
  { ...person, isHere: "yes" },
  { ...person, languages: { en: "C9" } },
  { ...person, papers: [{ day: "2026-01-01", seenBy: "somebody" }] },
  { ...person, papers: [{}] },
  { name: "Ada" },
  [[person]],
  null,
])("what its model would refuse or change does not fit: %j", (value) => {
  const { success, data } = Person.safeParse(value);
  expect(success && Bun.deepEquals(data, value)).toBeFalse();
  expect(fits(value)).toBeFalse();
});
