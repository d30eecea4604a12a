import type { Locale } from "@/modules/platform/accounts/rules";
import type { TextName } from "../locales";
import { withList } from "../screen";
import { screens } from "../screens";

export type Outputs = Bun.BuildMetafile["outputs"];

/** The files of script that parts of the product consist of, by what they are made from. */
export function partsOf(outputs: Outputs) {
  const entries = Object.entries(outputs).filter(([path]) => path.endsWith(".js"));
  const pathOf = (source: string) => entries.find(([, it]) => it.entryPoint === source)?.[0];
  const pageOf = (page: string) => pagesIn(outputs).find((it) => it.page === page)?.path;
  const textOf = (locale: Locale, name: string) => pathOf(`web/locales/${locale}/${name}`);
  return {
    /** The pages that have a folder of their own, signing in among them. */
    pages: pagesIn(outputs).map(({ page }) => page),
    /** What runs before and around every screen. */
    shell: (locale: Locale) =>
      closure(outputs, [pathOf("web/index.html"), textOf(locale, "index.ts")]),
    /** What a page has of its own, without what runs around it. */
    own: (page: string) =>
      [
        ...closure(outputs, [pageOf(page)]).difference(
          closure(outputs, [pathOf("web/index.html")]),
        ),
      ].map((path) => path.replace(/^\./, "")),
    /** A screen, with the list of records where it draws one. */
    screen: (page: string, locale: Locale) =>
      closure(outputs, [
        pageOf(page),
        ...(withList.has(page) ? [listIn(outputs)] : []),
        textOf(locale, "screens.ts"),
        ...textsOf(page).map((name) => textOf(locale, `${name}.json`)),
      ]),
  };
}

/** A page stands in the folder of its wing. */
export const pageIn = /^web\/pages\/\w+\/([\w-]+)\/index\.ts$/;

/** The files that pages begin with. */
export const pagesIn = (outputs: Outputs): { page: string; path: string }[] =>
  Object.entries(outputs).flatMap(([path, { entryPoint = "" }]) => {
    const page = pageIn.exec(entryPoint)?.[1];
    return page && path.endsWith(".js") ? [{ page, path }] : [];
  });

/** The list that the pages of several kinds of record draw. */
export const listOfRecords = "web/pages/records/list/index.tsx";

export const listIn = (outputs: Outputs): string | undefined =>
  Object.entries(outputs).find(
    ([path, it]) => it.entryPoint === listOfRecords && path.endsWith(".js"),
  )?.[0];

export const textsOf = (page: string): readonly TextName[] =>
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
