import type { Locale } from "@/modules/platform/accounts/rules";
import { screens } from "../screens";

export type Outputs = Bun.BuildMetafile["outputs"];

/** The files of script that parts of the product consist of, by what they are made from. */
export function partsOf(outputs: Outputs) {
  const entries = Object.entries(outputs).filter(([path]) => path.endsWith(".js"));
  const pathOf = (source: string) => entries.find(([, it]) => it.entryPoint === source)?.[0];
  const pageOf = (page: string) =>
    entries.find(([, { entryPoint = "" }]) => pageIn.exec(entryPoint)?.[1] === page)?.[0];
  const textOf = (locale: Locale, name: string) => pathOf(`web/locales/${locale}/${name}`);
  return {
    /** The pages that have a folder of their own, signing in among them. */
    pages: entries.flatMap(([, { entryPoint = "" }]) => pageIn.exec(entryPoint)?.slice(1) ?? []),
    /** What runs before and around every screen. */
    shell: (locale: Locale) =>
      closure(outputs, [pathOf("web/index.html"), textOf(locale, "index.ts")]),
    /** How a language says what the server says in English. */
    sentences: (locale: Locale) => closure(outputs, [textOf(locale, "spoken.json")]),
    screen: (page: string, locale: Locale) =>
      closure(outputs, [
        pageOf(page),
        textOf(locale, "screens.ts"),
        ...textsOf(page).map((name) => textOf(locale, `${name}.json`)),
      ]),
  };
}

/** A page stands in the folder of its wing. */
const pageIn = /^web\/pages\/\w+\/([\w-]+)\/index\.ts$/;

const textsOf = (page: string): readonly string[] =>
  page === "auth" ? ["auth"] : (screens.find((it) => it.page === page)?.texts ?? []);

/** A chunk with everything it loads at once. */
export function closure(outputs: Outputs, from: (string | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const pending = from.filter((path) => path !== undefined);
  for (const path of pending) {
    if (seen.has(path) || !path.endsWith(".js")) continue;
    seen.add(path);
    const imports = outputs[path]?.imports ?? [];
    pending.push(...imports.filter(({ kind }) => kind === "import-statement").map((it) => it.path));
  }
  return seen;
}
