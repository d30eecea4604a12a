import { expect, test } from "bun:test";
import { join } from "node:path";
import { modules } from "./all";

const root = join(import.meta.dir, "..");
const files = [...new Bun.Glob("modules/**/ports.ts").scanSync(root)];
const texts = await Promise.all(files.map((file) => Bun.file(join(root, file)).text()));
const asked = texts.flatMap((text) =>
  [...text.matchAll(/port\("(\w+)"\)/g)].flatMap(([, name]) => name ?? []),
);

test("every question that a module asks of those above it is answered by exactly one", () => {
  const given = modules.flatMap(({ answers = {} }) => Object.keys(answers));
  expect(asked).not.toEqual([]);
  expect(given.toSorted()).toEqual(asked.toSorted());
});
