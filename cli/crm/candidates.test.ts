import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { withModules } from "../context";
import { heard } from "../fixtures";
import { run } from "../program";

const settings = { DATA_DIR: join(tempFolder(), "data"), LOG_LEVEL: "silent" };
const config = (isDemo = false) => readConfig(settings, isDemo);
const open = (options = {}) => openApp(config(), withModules(options));
const context = { open, begin: open, config, client: null };

async function type(...words: string[]) {
  const { code, out, err } = await heard(() => run(context, ["candidates", ...words]));
  return { code, out: out + err };
}

test("a candidate is added, listed and shown from the terminal, and a duplicate is told of", async () => {
  const name = ["--first-name", "Sanne", "--last-name", "Proef"];
  const more = ["--email", "s@example.com", "--origin", "referred", "--consent", "--json"];
  const first = await type("add", ...name, ...more);
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({
    number: "C-0001",
    gdprConsent: true,
    duplicates: [],
  });
  const second = await type("add", ...name, "--email", "S@example.com", "--origin", "event");
  expect(second.out).toContain("Perhaps the same person: C-0001 (email, name)");
  const list = JSON.parse((await type("list", "-q", "proef", "--json")).out);
  expect(list).toMatchObject({ total: 2, next: null });
  expect((await type("show", "c-0002")).out).toContain("Sanne Proef");
  expect((await type("show", "C-0099")).code).toBe(66);
});

test.each([
  [["add", "--first-name", "A", "--origin", "event"], 65],
  [["add", "--first-name", "A", "--last-name", "B", "--origin", "magic"], 65],
  [["add", "--nonsense"], 64],
  [["list", "--status", "gone"], 65],
])("%j ends with exit code %i", async (words, code) => {
  expect((await type(...words)).code).toBe(code);
});

test("what the use of data rests on is printed, restricted and objected to from the terminal", async () => {
  expect((await type("rights", "C-0001")).out).toMatch(/keep +consent[^]*To be told by/);
  const restricted = await type("restrict", "C-0001", "--ground", "claims", "--note", "A claim");
  expect(restricted.out).toMatch(/keep +nothing[^]*Restricted since .*: claims/);
  expect(JSON.parse((await type("list", "-q", "C-0001", "--json")).out).total).toBe(0);
  expect((await type("restrict", "C-0001", "--ground", "erasure")).code).not.toBe(0);
  expect((await type("restrict", "C-0001", "--lift")).out).not.toContain("Restricted");
  expect((await type("object", "C-0001")).out).toContain("Objected on");
  expect((await type("object", "C-0001", "--lift")).out).not.toContain("Objected");
  expect((await type("inform", "C-0001", "--dry-run", "--locale", "de")).out).toContain("DSGVO");
  expect((await type("inform", "C-0001")).code).not.toBe(0);
});

test("a word that is no sentence is said of its field", async () => {
  const added = await type("add", "--first-name", "Ada", "--last-name", "Lovelace");
  expect([added.code, added.out]).toEqual([65, "origin: Required"]);
});
