import { describe, expect, test } from "bun:test";
import { locales } from "@/modules/platform/accounts/rules";
import { loadMessages } from ".";

type Tree = { [key: string]: string | Tree };

const messages = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, flatten(await loadMessages(locale))] as const),
  ),
);

describe.each(locales)("in %s", (locale) => {
  test("every text of the English product is there, and no other", () => {
    expect([...messages[locale]!.keys()].sort()).toEqual([...messages.en!.keys()].sort());
  });

  test("every text is filled in with the same values", () => {
    for (const [key, text] of messages[locale]!) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(messages.en!.get(key) ?? "")]);
    }
  });

  test("a percent sign stands as the language writes it", () => {
    // In German behind a space that no line ends at, in Dutch and English right behind the number.
    const wrong = locale === "de" ? /[\d}] ?%/ : /[\d}]\s%/;
    expect([...messages[locale]!].filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test("no text is empty", () => {
    expect([...messages[locale]!].filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});

function flatten(tree: Tree, path = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : [...flatten(value, `${path}${key}.`)],
  );
  return new Map(entries);
}

/** The names a text is filled in with, and the tags it is marked up with. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\s*(?=[,}])|<(\w+)>/g)];
  return [...new Set(names.map(([, name, tag]) => name ?? `<${tag}>`))].sort();
}
