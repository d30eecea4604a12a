import { expect, test } from "bun:test";
import { certificateNameOf, namedCertificates, namedSkills, skillNamed } from "./catalogue";

test("every skill is known by its id and by its name, whatever aliases others have", () => {
  for (const { id, name } of namedSkills()) {
    expect([id, skillNamed(id)?.id]).toEqual([id, id]);
    expect([name, skillNamed(` ${name.toUpperCase()} `)?.id]).toEqual([name, id]);
  }
  expect(namedSkills().length).toBeGreaterThan(200);
});

test.each([
  ["USV-Anlage", "ups-systems"],
  ["no-break", "ups-systems"],
  ["onduleur", "ups-systems"],
])("%s is understood in the language it is said in", (word, id) => {
  expect(skillNamed(word)?.id).toBe(id);
});

test("a word that nobody taught us is no skill, and every certificate has a name", () => {
  expect(skillNamed("knitting")).toBeNull();
  expect(
    namedCertificates()
      .map(({ id }) => certificateNameOf(id))
      .every(Boolean),
  ).toBe(true);
  expect(certificateNameOf("licence-to-knit")).toBeNull();
});
