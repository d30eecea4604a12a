import { expect, test } from "bun:test";
import { join } from "node:path";
import { root } from "./client";
import { lighter } from "./router";

const router = join(root, "node_modules/react-router/dist/development");

test("what the router does for servers that render pages does not travel to a browser", async () => {
  const chunks = [...new Bun.Glob("chunk-*.mjs").scanSync(router)].map((it) => join(router, it));
  const texts = await Promise.all(chunks.map((path) => Bun.file(path).text()));
  const source = texts.find((it) => it.includes("createRouter(")) ?? "";
  const light = lighter(source);
  const kept = [
    /^Form\.displayName/m,
    /= React\d*\.forwardRef/,
    /createElement\(PrefetchPageLinksImpl/,
  ];
  expect(kept.map((it) => [it.test(source), it.test(light)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test("a router that is written otherwise is refused, so that none of it comes back unseen", () => {
  expect(() => lighter("function createRouter() {}")).toThrow("The router has no");
});
