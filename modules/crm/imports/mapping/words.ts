import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { foldText } from "@/modules/knowledge/normalise/rules";
import words from "./words.json";

export { foldText };

type Lists = Record<string, string[]>;
/** What is meant by each word of lists of words, by the fold of it. */
export const inverse = (lists: Lists): Map<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([meant, spelt]) => spelt.map((it) => [foldText(it), meant])),
  );

const slugs = (all: readonly string[]): Lists => Object.fromEntries(all.map((it) => [it, [it]]));

/** The last meaning of a name counts. */
const speaking = ["ro", "cs", "sv", "pt", "it", "es", "pl", "fr", "de", "nl", "en"];

/** Every code that a list of names knows, by its name in the languages of many files and by itself. */
function codesBy(type: "region" | "language", codes: string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of speaking) {
    const namesOf = new Intl.DisplayNames([language], { type, fallback: "none" });
    for (const code of codes) {
      const name = namesOf.of(code);
      if (name) names.set(foldText(name), code);
    }
  }
  for (const code of codes) names.set(foldText(code), code);
  return names;
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = letters.flatMap((a) => letters.map((b) => a + b));
const known = (type: "region" | "language", all: string[]) => {
  const names = new Intl.DisplayNames(["en"], { type, fallback: "none" });
  return all.filter((code) => names.of(code) !== undefined);
};

const spokenOften: [name: string, code: string][] = [
  ["holland", "NL"],
  ["nederland", "NL"],
  ["uk", "GB"],
  ["great britain", "GB"],
  ["england", "GB"],
  ["czech republic", "CZ"],
  ["tsjechie", "CZ"],
];

/** What the words of a file mean, by the field they stand in. */
function build() {
  const countries = codesBy("region", known("region", pairs));
  for (const [name, code] of spokenOften) countries.set(name, code);
  const yesNo = inverse(words.yesNo);
  return {
    country: countries,
    willingCountries: countries,
    language: codesBy(
      "language",
      known(
        "language",
        pairs.map((it) => it.toLowerCase()),
      ),
    ),
    languages: inverse(words.languageLevel),
    status: inverse(words.status),
    contract: inverse(words.contract),
    payPeriod: inverse(words.payPeriod),
    role: inverse(slugs(roles)),
    systems: inverse(slugs(systems)),
    gdprConsent: yesNo,
    shareConsent: yesNo,
    marketingConsent: yesNo,
    consentChannel: inverse(words.channel),
    objection: yesNo,
    worksShifts: yesNo,
    dayOrder: inverse(words.dayOrder),
    now: inverse(words.now),
  };
}

let built: ReturnType<typeof build> | undefined;
/** Learnt when the first file is read. */
export const meanings = () => (built ??= build());
