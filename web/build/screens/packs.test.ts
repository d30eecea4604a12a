import { expect, test } from "bun:test";
import { mapOf, packsOf } from "./packs";

const file = (entryPoint: string | undefined, needed: string[], later: string[] = []) => ({
  bytes: 0,
  inputs: {},
  exports: [],
  ...(entryPoint && { entryPoint }),
  imports: [
    ...needed.map((path) => ({ path: `./assets/${path}.js`, kind: "import-statement" as const })),
    ...later.map((path) => ({ path: `./assets/${path}.js`, kind: "dynamic-import" as const })),
  ],
});

const outputs = {
  "./assets/main.js": file("web/index.html", [], ["jobs", "legal"]),
  "./assets/jobs.js": file("web/pages/market/jobs/index.ts", ["main", "cells"], ["form", "list"]),
  "./assets/legal.js": file("web/pages/privacy/legal/index.ts", ["main"]),
  "./assets/list.js": file("web/pages/records/list/index.tsx", ["main", "cells"], ["views"]),
  "./assets/cells.js": file(undefined, []),
  "./assets/form.js": file("web/pages/market/jobs/form.tsx", ["main"]),
  "./assets/views.js": file("web/features/records/saved-views/views-menu.tsx", ["main", "names"]),
  "./assets/names.js": file(undefined, []),
};

test("a screen and all it begins with come as one file, without what every screen has", () => {
  const [pack, alone, ...others] = packsOf(outputs, "./assets/main.js");
  expect(others).toEqual([]);
  expect(pack?.page).toBe("jobs");
  const names = ["cells", "jobs", "list", "names", "views"];
  expect(pack?.files.toSorted()).toEqual(names.map((it) => `./assets/${it}.js`));
  expect(alone?.isAlone).toBe(true);
  expect(alone?.files.toSorted()).toEqual(["./assets/cells.js", "./assets/jobs.js"]);
});

test("whoever needs one of those files is sent to the one they came in", () => {
  const files = ["./assets/jobs.js", "./assets/list.js"];
  const pack = { name: "jobs-1a2b", page: "jobs", files, isAlone: false };
  expect(JSON.parse(mapOf(pack))).toEqual({
    imports: {
      "/assets/jobs.js": "/assets/jobs-1a2b.js",
      "/assets/list.js": "/assets/jobs-1a2b.js",
    },
  });
});
