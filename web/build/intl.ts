import type { BunPlugin } from "bun";
import compile from "icu-minify/compile";

export type Messages = { [key: string]: string | Messages };

/** Compiles the messages while bundling, so that the browser need not carry a parser for them. */
export const intl: BunPlugin = {
  name: "intl",
  setup(build) {
    const formatter = Bun.resolveSync("use-intl/format-message/format-only", import.meta.dir);
    build.onResolve({ filter: /^use-intl\/format-message$/ }, () => ({ path: formatter }));
    // What the server says is looked up by its own words and formatted by nobody.
    build.onLoad({ filter: /\/web\/locales\/.*\/(?!spoken\.)\w+\.json$/ }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(compileAll(await Bun.file(path).json()))}`,
      loader: "js",
    }));
  },
};

/** Messages as the browser formats them: the words of each between what is filled in, already read. */
export function compileAll(messages: Messages): unknown {
  const compiled = Object.entries(messages).map(([key, message]) => [
    key,
    typeof message === "string" ? compile(message) : compileAll(message),
  ]);
  return Object.fromEntries(compiled);
}
