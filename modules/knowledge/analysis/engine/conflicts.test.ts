import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const conflictsIn = (country: string | null, text: string) =>
  analyse(ad({ country, text })).conflicts.map(({ stated, read }) => [stated, read]);

test("a text that places the work in another country than the field is flagged, with its words", () => {
  const { conflicts, tips } = analyse(
    ad({ country: "PL", text: "Location: Portugal. You build a data centre in Portugal." }),
  );

  expect(conflicts).toMatchObject([{ kind: "country", stated: "PL", read: "PT" }]);
  expect(conflicts[0]?.spans.map(({ quote }) => quote)).toEqual(["Portugal", "Portugal"]);
  expect(tips.map(({ code }) => code)).toContain("place");
});

test.each([
  ["the same country", "DE", "Du arbeitest in Deutschland."],
  ["the field's country beside others", "DE", "Projects in Germany and in Austria."],
  ["several countries", "NL", "Projects in Germany, in Austria and in Spain."],
  ["no country in the field", null, "You work in Portugal."],
  ["a customer's home", "NL", "Our customers love Portugal."],
  ["boiler-plate", "NL", "About us:\nOur offices are in Portugal."],
])("%s is no conflict", (_, country, text) => {
  expect(conflictsIn(country, text)).toEqual([]);
});
