import { expect, test } from "bun:test";
import fc from "fast-check";
import { jaroWinkler } from "./jaro-winkler";
import { alikeTo, type Identity, keysOf, nameLikeness, signsOf, strengthOf } from "./likeness";

const sanne = {
  firstName: "Sanne",
  lastName: "van der Meulen",
  email: "sanne.meulen@example.com",
  phone: "+31 6 1234 5678",
  linkedin: "https://www.linkedin.com/in/sanne-vd-meulen",
  location: "Zürich, Switzerland",
};
const signs = (a: Identity, b: Identity) => signsOf(keysOf(a), keysOf(b));
const anon = { firstName: "Bo", lastName: "Okafor" };

test.each([
  ["an address in other letters", { ...anon, email: " SANNE.Meulen@Example.COM " }, ["email"]],
  ["an address with a tag", { ...anon, email: "sanne.meulen+jobs@example.com" }, ["email"]],
  ["a telephone without its country code", { ...anon, phone: "06-12345678" }, ["phone"]],
  ["a telephone with an extension", { ...anon, phone: "0031612345678 ext. 12" }, ["phone"]],
  [
    "a page of another country",
    { ...anon, linkedin: "nl.linkedin.com/in/Sanne-vd-Meulen/?x=1" },
    ["linkedin"],
  ],
  [
    "a misspelt name at the same place",
    { firstName: "Sane", lastName: "Meulen", location: "Zurich" },
    ["name-place"],
  ],
  [
    "a name the other way round",
    { firstName: "Van der Meulen", lastName: "Sanne", location: "zürich" },
    ["name-place"],
  ],
  [
    "an initial at the same place",
    { firstName: "S.", lastName: "v.d. Meulen", location: "Zürich (CH)" },
    ["name-place"],
  ],
  ["the same name with no place", { firstName: "sanne", lastName: "VAN DER MEULEN" }, ["name"]],
  [
    "the same name elsewhere",
    { firstName: "Sanne", lastName: "van der Meulen", location: "Oslo" },
    [],
  ],
  ["another person of that place", { ...anon, location: "Zürich" }, []],
  ["a sister", { firstName: "Femke", lastName: "van der Meulen", location: "Zürich" }, []],
  ["nothing but an empty form", {}, []],
])("%s is known by what it shares", (_, other, expected) => {
  expect(signs(sanne, other)).toEqual(expected as never);
  expect(signs(other, sanne)).toEqual(expected as never);
});

test.each([
  [{ email: "jan.de.wit@gmail.com" }, { email: "jandewit+x@googlemail.com" }, true],
  [{ email: "jan.de.wit@example.com" }, { email: "jandewit@example.com" }, false],
  [{ phone: "12345678" }, { phone: "12345678" }, false],
  [
    { linkedin: "https://linkedin.com/in/j%C3%BCrgen-w" },
    { linkedin: "linkedin.com/in/jürgen-w" },
    true,
  ],
  [
    { linkedin: "https://linkedin.com/company/x" },
    { linkedin: "https://linkedin.com/company/x" },
    false,
  ],
])("%j and %j share a mark: %p", (a, b, isShared) => {
  expect(signs({ ...anon, ...a }, { firstName: "Al", lastName: "Be", ...b }).length > 0).toBe(
    isShared,
  );
});

test.each([
  [["email"], "strong"],
  [["linkedin"], "strong"],
  [["phone"], "likely"],
  [["name-place"], "likely"],
  [["phone", "name-place"], "strong"],
  [["name"], "possible"],
] as const)("%j together are %s", (found, strength) => {
  expect(strengthOf(found)).toBe(strength);
});

// Winkler (1990), table of the paper.
test.each([
  ["martha", "marhta", 0.961],
  ["dwayne", "duane", 0.84],
  ["dixon", "dicksonx", 0.813],
  ["jan", "jan", 1],
  ["a", "b", 0],
])("%s and %s are %d alike", (a, b, expected) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(expected, 3);
});

const word = fc.string({ unit: "grapheme", maxLength: 20 });
const anybody = fc.record({
  firstName: word,
  lastName: word,
  email: word,
  phone: word,
  linkedin: word,
  location: word,
});

test("likeness is the same from both sides, between 0 and 1, and never stumbles", () => {
  fc.assert(
    fc.property(anybody, anybody, (a, b) => {
      const [x, y] = [keysOf(a), keysOf(b)];
      expect(signsOf(x, y)).toEqual(signsOf(y, x));
      const likeness = nameLikeness(x.nameKey, y.nameKey);
      expect(likeness).toBeWithin(0, 1 + 1e-9);
      expect(likeness).toBe(nameLikeness(y.nameKey, x.nameKey));
      expect(jaroWinkler(a.firstName, b.firstName)).toBe(jaroWinkler(b.firstName, a.firstName));
    }),
    { numRuns: 1000, seed: 2026 },
  );
});

const names = fc.constantFrom("Jürgen", "Łukasz", "Søren", "Anaïs", "Zoë", "Marija", "Pieter");
const families = fc.constantFrom("Weiß", "Nowak", "Sørensen", "Lefèvre", "de Groot", "Müller");

test("neither case, nor accents, nor the order of a name hide that it is the same", () => {
  fc.assert(
    fc.property(names, families, fc.boolean(), (firstName, lastName, isSwapped) => {
      const bare = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase();
      const other = isSwapped
        ? { firstName: bare(lastName), lastName: bare(firstName) }
        : { firstName: bare(firstName), lastName: bare(lastName) };
      const at = { location: "Gent" };
      expect(signs({ firstName, lastName, ...at }, { ...other, ...at })).toEqual(["name-place"]);
    }),
    { seed: 2026 },
  );
});

test("of many names those are found alike that are so when each is compared in full", () => {
  const part = fc.constantFrom(
    ...["jan", "jaan", "jane", "j", "visser", "visers", "fisser", "wisse", "van", "der", "berg"],
    ...["bergh", "sanne", "sane", "hofman", "hoffmann", "ø", "de", "daan", "dan", "adan"],
  );
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
  let alike = 0;
  fc.assert(
    fc.property(name, fc.array(name, { minLength: 40, maxLength: 40 }), (own, others) => {
      const found = others.filter(alikeTo(own));
      alike += found.length;
      expect(found).toEqual(others.filter((other) => nameLikeness(own, other) >= 0.92));
    }),
    { numRuns: 300 },
  );
  expect(alike).toBeGreaterThan(20);
});
