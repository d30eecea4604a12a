import { withList } from "../../screen";
import { closure, listIn, type Outputs, pagesIn } from "../parts";

/** The files of a screen as one more file, which holds all of them; in which browsers find each of them. */
export type Pack = { name: string; page: string; files: string[]; isAlone: boolean };

/** What a screen loads as soon as it stands, by its source; it comes along. */
const atOnce = new Set(["web/features/records/saved-views/views-menu.tsx"]);

/**
 * Lays everything that a screen begins with into one file beside those that screens share. Whoever comes to a screen
 * from elsewhere asks for the one file; whoever goes on to another screen asks for what is not there yet, by itself.
 * A record that has the page to itself comes without the list.
 */
export function packsOf(outputs: Outputs, start: string): Pack[] {
  const always = closure(outputs, [start]);
  const packOf = (page: string, begins: (string | undefined)[], isAlone = false) => {
    const files = [...withAtOnce(outputs, begins).difference(always)];
    const name = `${page}-${Bun.hash(files.join()).toString(36).slice(0, 8)}`;
    return files.length > 1 ? [{ name, page, files, isAlone }] : [];
  };
  return pagesIn(outputs).flatMap(({ page, path }) =>
    withList.has(page)
      ? [...packOf(page, [path, listIn(outputs)]), ...packOf(page, [path], true)]
      : packOf(page, [path]),
  );
}

function withAtOnce(outputs: Outputs, begins: (string | undefined)[]): Set<string> {
  const screen = closure(outputs, begins);
  const late = [...screen].flatMap((it) => outputs[it]?.imports ?? []);
  const soon = late.filter((it) => atOnce.has(outputs[it.path]?.entryPoint ?? ""));
  return screen.union(closure(outputs, [...soon.map((it) => it.path)]));
}

/** Where a browser finds the files of a screen, as an import map. */
export const mapOf = (pack: Pack): string =>
  JSON.stringify({
    imports: Object.fromEntries(
      pack.files.map((it) => [it.replace(/^\./, ""), `/assets/${pack.name}.js`]),
    ),
  });
