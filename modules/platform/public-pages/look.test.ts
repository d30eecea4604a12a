import { expect, test } from "bun:test";
import { join } from "node:path";
import { tokens } from "./styles/tokens";

const root = join(import.meta.dir, "../../..");
const client = await Bun.file(join(root, "web/tokens.css")).text();

const drawn = [...new Bun.Glob("modules/*/**/*.ts").scanSync(root)].filter(
  (file) => file !== "modules/platform/public-pages/styles/tokens.ts" && !file.endsWith(".test.ts"),
);

/** Each name with its colour, however it was written down. */
const coloursIn = (style: string) =>
  new Map(
    [...style.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name = "", value = ""]) => [
      name,
      value
        .replaceAll(/\b0\./g, ".")
        .replaceAll(/\s*([(),/])\s*/g, "$1")
        .trim(),
    ]),
  );

test("the pages have the colours of the client, where both name one", () => {
  const [ours, theirs] = [coloursIn(tokens), coloursIn(client)];
  const shared = [...ours.keys()].filter((name) => theirs.has(name));
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.map((name) => [name, ours.get(name)])).toEqual(
    shared.map((name) => [name, theirs.get(name)]),
  );
});

test("no page brings a colour of its own", async () => {
  const styles = await Promise.all(drawn.map((file) => Bun.file(join(root, file)).text()));
  const isColoured = (text: string) => /\b(oklch|rgba?|hsl|light-dark)\(/.test(text);
  expect(drawn.filter((_, n) => isColoured(styles[n] ?? ""))).toEqual([]);
});
