import { expect, test } from "bun:test";
import {
  certificateNamed,
  certificateNameOf,
  certificatesMeant,
  namedCertificates,
  namedSkills,
  skillNamed,
} from "./catalogue";

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

test.each([
  ["VCA", "vca-basis"],
  ["B-VCA", "vca-basis"],
  ["VCA Basis (B-VCA)", "vca-basis"],
  ["NEN 3140 VP", "nen3140-vp"],
  ["NEN3140", "nen3140"],
  ["bhv", "first-aid"],
  ["F-gas", undefined],
  ["licence to knit", undefined],
])("%s on a list of papers is %s", (word, id) => {
  expect(certificateNamed(word)?.id).toBe(id as string);
});

test("every certificate is known by its id and by its name", () => {
  for (const { id, name } of namedCertificates()) {
    expect([certificateNamed(id)?.id, certificateNamed(name.toUpperCase())?.id]).toEqual([id, id]);
  }
});

test.each([
  ["iris", []],
  ["irish driving licence", ["driving-b"]],
  ["führersch", ["driving-b", "forklift", "driving-c"]],
  ["vca", ["vca-basis", "vca-vol", "vcu"]],
])(
  "%s begins what certificates are called, and no word within what else they may be",
  (text, ids) => {
    expect(certificatesMeant(text)).toEqual(ids);
  },
);
