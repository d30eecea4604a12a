import { afterAll, expect, test } from "bun:test";
import {
  connect,
  finds,
  takeJobs,
  useModel,
  wetText,
} from "@/modules/market/ai-enrichment/fixtures";
import { serveModel } from "@/modules/market/ai-enrichment/providers/standin.testing";
import { testApp } from "@/modules/testing";
import { readConfig } from "@/src/config";
import { heard } from "../fixtures";
import { run } from "../program";

const model = serveModel({ says: finds });
afterAll(() => model.stop());
const app = testApp();

async function type(line: string) {
  const context = { open: () => app, begin: () => app, config: () => readConfig({}), client: null };
  const { code, out, err } = await heard(() => run(context, line.split(" ")));
  return { code, said: out + err };
}

test("without a provider the terminal says so, and a test has nothing to ask", async () => {
  expect(await type("ai status")).toEqual({
    code: 0,
    said: "No provider is in use; the rules alone analyse.",
  });
  expect(JSON.parse((await type("ai run --json")).said)).toMatchObject({ state: "off", read: 0 });
  expect((await type("ai test")).code).toBe(73);
});

test("jobs are read from the terminal, one by one, and the bill is told", async () => {
  await connect(app, model, "openai");
  await useModel(app, { provider: "openai" });
  await takeJobs(app, wetText, `${wetText} Twice.`, `${wetText} Thrice.`);
  expect((await type("ai run --limit 2")).said).toStartWith("Jobs read: 2, facts added: 2.");
  expect((await type("ai run")).said).toStartWith("Jobs read: 1, facts added: 1. Nothing waits.");
  const { said } = await type("ai status");
  expect(said).toContain("jobs read: 3, facts added: 3, waiting: 0");
  expect(said).toContain("3 of 2000 requests, 15600 of 20000000 tokens");
  expect(said).not.toContain(model.key);
});

test("a test that fails ends with the exit code of what is unavailable, and says why", async () => {
  model.manner.instead = () => new Response("", { status: 401 });
  const { code, said } = await type("ai test");
  expect([code, said.includes("rejected the key")]).toEqual([69, true]);
  expect((await type("ai test --provider nobody")).code).toBe(64);
  expect(JSON.parse((await type("ai terms --json")).said)).toEqual([]);
});
