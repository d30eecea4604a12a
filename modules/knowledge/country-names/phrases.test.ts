import { expect, test } from "bun:test";
import { europe } from "@/modules/records/core/rules";
import { countryPhrase } from "./rules";

test.each([
  ["NL", "de", "in den Niederlanden", "aus den Niederlanden"],
  ["GB", "de", "im Vereinigten Königreich", "aus dem Vereinigten Königreich"],
  ["UK", "de", "im Vereinigten Königreich", "aus dem Vereinigten Königreich"],
  ["CH", "de", "in der Schweiz", "aus der Schweiz"],
  ["US", "de", "in den Vereinigten Staaten", "aus den Vereinigten Staaten"],
  ["PL", "de", "in Polen", "aus Polen"],
  ["GB", "nl", "in het Verenigd Koninkrijk", "uit het Verenigd Koninkrijk"],
  ["US", "nl", "in de Verenigde Staten", "uit de Verenigde Staten"],
  ["NL", "nl", "in Nederland", "uit Nederland"],
  ["NL", "en", "in the Netherlands", "from the Netherlands"],
  ["GB", "en", "in the United Kingdom", "from the United Kingdom"],
  ["DE", "en-GB", "in Germany", "from Germany"],
])("%s in %s: %s, %s", (code, language, where, whence) => {
  expect(countryPhrase(code, "in", language)).toBe(where);
  expect(countryPhrase(code, "from", language)).toBe(whence);
});

test("every country of Europe whose name begins with an adjective has an ending in German", () => {
  const names = new Intl.DisplayNames("de", { type: "region" });
  for (const code of europe)
    if (/^\p{Lu}\p{L}+(?:te|ige) /u.test(names.of(code) ?? ""))
      expect(countryPhrase(code, "in", "de")).toMatch(/^i[mn] (?:der |den )?\p{L}+en /u);
});

test("what is no country stays as it is", () => {
  expect(countryPhrase("nowhere", "in", "nl")).toBe("in nowhere");
});
