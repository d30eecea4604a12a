import { expect, test } from "bun:test";
import { readWords } from "./text/clean";
import { foldAliases } from "./lexicon/lexicon-build";
import { certifications, cues, skills, taxonomyRoles } from "./lexicon/taxonomy";

const aliases = [
  ...skills().flatMap((it) => Object.values(it.aliases).flatMap((some) => some ?? [])),
  ...taxonomyRoles().flatMap((it) => Object.values(it.aliases).flatMap((some) => some ?? [])),
  ...certifications().flatMap((it) => it.aliases),
  ...Object.values(cues.sections).flat(),
  ...["Straße", "n + 1", "EcoStruxure", "TC 9.9", "a - b", "usv\u2011anlage", "l'eau", "R&D", ""],
];

test("every alias of the taxonomy is folded as a text that holds it", () => {
  const folded = foldAliases(aliases);
  const otherwise = aliases.filter((alias, at) => readWords(alias).words.join(" ") !== folded[at]);

  expect(otherwise).toEqual([]);
});
