import type { BunPlugin } from "bun";

/**
 * The month calendar brings the English of date-fns along to read dates from text and to say distances in words. It
 * draws numbers and takes its words from us, so these three parts of the locale are empty in the browser.
 */
export const lighterDates: BunPlugin = {
  name: "lighter dates",
  setup(build) {
    const unused = /date-fns\/locale\/en-US\/_lib\/(formatDistance|formatRelative|match)\.js$/;
    build.onLoad({ filter: unused }, ({ path }) => ({
      contents: `export const ${unused.exec(path)?.[1]} = undefined;`,
      loader: "js",
    }));
  },
};
