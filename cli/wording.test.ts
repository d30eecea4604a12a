import { expect, test } from "bun:test";
import type { Command } from "commander";
import { basename, join } from "node:path";
import { terminal } from "./fixtures";
import { plural } from "./print";
import { commands } from "./program";

const root = join(import.meta.dir, "..");
const languages = ["en", "nl", "de"];

type Text = { language: string; way: string; text: string };

/** Lists of what others write, and words that people have agreed to, which change only as a new version. */
const notOurs = /taxonomy|lexicon|cues|gazetteer|samples|agencies|reading|mapping|consent-texts/;

const texts = [...(await textsOf("web/locales")), ...(await textsOf("modules")), ...help()];

async function textsOf(folder: string): Promise<Text[]> {
  const files = [...new Bun.Glob(`${folder}/**/*.json`).scanSync(root)];
  const ours = files.filter((file) => !notOurs.test(file));
  const read = ours.map(async (file) => {
    const words = await Bun.file(join(root, file)).json();
    const [locale] = /(?<=locales\/)\w\w/.exec(file) ?? [];
    return [...textsIn(words, locale ?? "", locale ? basename(file, ".json") : basename(file))];
  });
  return (await Promise.all(read)).flat();
}

/** Every sentence with its way through the file; a language is a key on that way, or stands beside it. */
function* textsIn(words: unknown, language: string, way: string): Generator<Text> {
  if (typeof words === "string") {
    if (language !== "") yield { language, way, text: words };
  } else if (words !== null && typeof words === "object") {
    const beside = "language" in words ? String(words.language) : language;
    for (const [key, value] of Object.entries(words)) {
      // Sentences of the server are the keys of the dictionaries into other languages.
      if (way === "spoken") yield { language: "en", way, text: key };
      yield* textsIn(value, languages.includes(key) ? key : beside, `${way}.${key}`);
    }
  }
}

function help(): Text[] {
  const { context } = terminal();
  return commands.flatMap((command) => helpOf(command(context)));
}

function helpOf(command: Command): Text[] {
  const way = `coldaisle ${command.name()}`;
  const lines = [command, ...command.options, ...command.registeredArguments].map((it) =>
    typeof it.description === "function" ? it.description() : it.description,
  );
  const own = lines.map((text) => ({ language: "en", way, text }));
  return [...own, ...command.commands.flatMap(helpOf)];
}

type Rule = { language: string; never: string; except: string[] };

const glossary = await Bun.file(join(root, "docs/glossary.md")).text();
const rules = glossary
  .split("## What people read")[1]!
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, language]) => languages.includes(language ?? ""))
  .flatMap(([, language = "", never = "", , except = ""]): Rule[] =>
    never.split(", ").map((word) => ({ language, never: word, except: except.split(", ") })),
  );

const wordOf = (never: string) =>
  new RegExp(`(?<![\\p{L}{])${never.replaceAll("*", "\\p{L}*")}(?![\\p{L}}])`, "iu");

/** What is left of a text once the phrases are gone in which the word may stand. */
const without = (text: string, phrases: string[]) =>
  phrases.reduce((left, phrase) => left.replaceAll(new RegExp(escaped(phrase), "gi"), ""), text);
const escaped = (phrase: string) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function broken({ language, never, except }: Rule): string[] {
  const word = wordOf(never);
  return texts
    .filter((it) => it.language === language && !except.some((key) => it.way.startsWith(key)))
    .filter(({ text }) => word.test(without(text, except)))
    .map(({ way, text }) => `${way}: ${text}`);
}

test("what people read is found: screens, answers, mails, pages and the help of commands", () => {
  const ways = new Set(texts.map(({ way }) => way.split(/[. ]/)[0]));
  for (const it of ["candidates", "spoken", "words", "standard", "templates", "coldaisle"])
    expect(ways).toContain(it);
  expect(rules.length).toBeGreaterThan(40);
});

test.each(rules.map((rule) => [rule.language, rule.never, rule] as const))(
  "in %s nothing that people read says: %s",
  (_language, _never, rule) => {
    expect(broken(rule)).toEqual([]);
  },
);

/** Signs that another language quotes by; each has one pair of its own: “…”, ‘…’ and „…“. */
const foreignQuotes: Record<string, RegExp> = {
  en: /[„‘«»"]/,
  nl: /[„“”«»"]/,
  de: /[”‘«»"]/,
};

test.each(languages)(
  "in %s whatever is quoted stands between the signs of that language",
  (language) => {
    // What is typed into a terminal or the search is quoted as one types.
    const typed = /^(coldaisle|search\.phrase\.example)/;
    const quoted = texts.filter((it) => it.language === language && !typed.test(it.way));
    expect(quoted.filter(({ text }) => foreignQuotes[language]?.test(text))).toEqual([]);
  },
);

test("a word that is not to be said is found in any ending and beside any sign", () => {
  expect(wordOf("colour*").test("Primary Colours.")).toBe(true);
  expect(wordOf("u").test("Klik op uw naam, of vraag het u zelf")).toBe(true);
  expect(wordOf("seat").test("{seat} of Seattle")).toBe(false);
  expect(without("Cover letter", ["cover letter"])).toBe("");
});

test("a count of one is told as one", async () => {
  expect([0, 1, 2].map((count) => plural(count, "entry", "entries"))).toEqual([
    ...["0 entries", "1 entry", "2 entries"],
  ]);
  expect(plural(1, "file")).toBe("1 file");
  // What is counted by hand says the same of one and of several.
  const byHand = /\$\{[^}]+\} (?:stored )?(\w+(?:[^s\W]s|people))\b/g;
  const alike = new Set(["was", "is", "answers", "credits", "has", "characters"]);
  const files = [...new Bun.Glob("cli/**/*.ts").scanSync(root)].filter(
    (file) => !/\.test\.|cli\/demo/.test(file),
  );
  const found = files.map(async (file) =>
    [...(await Bun.file(join(root, file)).text()).matchAll(byHand)].flatMap(([said, word = ""]) =>
      alike.has(word) ? [] : [`${file} ${said}`],
    ),
  );
  expect((await Promise.all(found)).flat()).toEqual([]);
});
