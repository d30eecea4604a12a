import { join } from "node:path";
import type { BunPlugin } from "bun";
import { root } from "../root";

const beside = (name: string) => join(root, "web/first", name);

/** Libraries whose names stand for something else where a screen is drawn once. */
const libraries: readonly [RegExp, string][] = [
  [/^react(-dom)?(\/jsx-(dev-)?runtime)?$/, beside("still/react.ts")],
  [/^react-router-dom$/, beside("still/router.tsx")],
  [/^jotai$/, beside("still/atoms.ts")],
  [/^@elysia\/eden$/, beside("still/server.ts")],
  [/^@tanstack\/react-query$/, beside("still/queries.ts")],
];

/** Draws with components as they are: what they begin with stands at once, nothing comes later, and nobody is asked. */
export const still: BunPlugin = {
  name: "still",
  setup(build) {
    for (const [filter, path] of libraries) build.onResolve({ filter }, () => ({ path }));
    build.onLoad({ filter: /\/web\/pages\/records\/lazy-record-rows\.ts$/ }, () => ({
      loader: "ts",
      contents: `import * as list from "./list/index";
        export const lazyRecordRows = { read: () => list };
        export const withRecordRows = () => {};`,
    }));
    build.onLoad(
      { filter: /\/web\/(ui\/(tooltip|lazy-popup)|features\/records\/tags\/record-tags)\.tsx$/ },
      () => ({
        loader: "ts",
        contents: `export * from ${JSON.stringify(beside("still/later.ts"))};`,
      }),
    );
    build.onLoad({ filter: /\/web\/shared\/list\/batched\.ts$/ }, () => ({
      loader: "ts",
      contents: "export const batched = () => {};",
    }));
    build.onLoad({ filter: /\/web\/(request-dedupe|state\/password-check)\.ts$/ }, () => ({
      loader: "ts",
      contents:
        "export const sendOnce = () => {}, withPasswordCheck = sendOnce, registerPasswordPrompt = sendOnce;",
    }));
    build.onResolve({ filter: /^(\.{1,2}\/|@\/)/ }, ({ path, kind }) =>
      kind === "dynamic-import" ? { path, namespace: "later" } : undefined,
    );
    build.onLoad({ filter: /^/, namespace: "later" }, () => ({
      contents: "export {}",
      loader: "js",
    }));
  },
};

/** What is told to one reader alone, and is left open. */
const open =
  /\/web\/(shell\/(brand|navigation\/(modifier|user-face))|shared\/list\/(use-list-counts|table\/list-table))\.tsx?$/;

export const withPlaces: BunPlugin = {
  name: "places",
  setup(build) {
    build.onLoad({ filter: open }, () => ({
      loader: "ts",
      contents: `export * from ${JSON.stringify(beside("places.tsx"))};`,
    }));
  },
};
