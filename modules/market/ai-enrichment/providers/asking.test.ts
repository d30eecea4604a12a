import { afterEach, expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { createLog } from "@/src/log";
import { ad } from "@/modules/knowledge/analysis/fixtures";
import { ask } from "./asking";
import { providersAt, serveModel } from "./standin.testing";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

function model(manner: Parameters<typeof serveModel>[0] = {}) {
  const standIn = serveModel(manner);
  opened.push(standIn);
  return { standIn, providers: providersAt(standIn) };
}

const chillers = { kind: "skill", id: "chillers", quote: "Chillers", isRequired: true };
const wanted = ad({ title: "Technician", text: "You keep the chillers cold." });
const protocols = ["openai", "anthropic", "ollama"] as const;
const find = <It extends { id: string }>(all: It[], id: string): It => {
  const found = all.find((it) => it.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test.each(protocols)("%s answers in its own protocol, and says what it cost", async (id) => {
  const { standIn, providers } = model({ says: () => ({ facts: [chillers] }) });

  const { reply, cost } = await ask({ app: testApp(), provider: find(providers, id) }, wanted);

  expect(reply).toEqual({ facts: [chillers], terms: [], refused: 0 } as never);
  expect(cost).toEqual({ requests: 1, tokensIn: 5000, tokensOut: 200 });
  expect(standIn.asked.map(({ body }) => body.stream)).toEqual([false]);
});

test.each(protocols)(
  "%s that does not count its tokens is charged the most they can be",
  async (id) => {
    const { providers } = model({ countsTokens: false });
    const { cost } = await ask({ app: testApp(), provider: find(providers, id) }, wanted);
    expect(cost.tokensIn).toBeGreaterThan(5000);
    expect(cost.tokensOut).toBe(3000);
  },
);

test("a server that knows no schemas is asked in plainer words, and from then on at once", async () => {
  const { standIn, providers } = model({ knowsSchemas: false });
  const openai = find(providers, "openai");
  const app = testApp();
  expect((await ask({ app, provider: openai }, wanted)).cost.requests).toBe(2);
  expect((await ask({ app, provider: openai }, wanted)).cost.requests).toBe(1);
  expect(standIn.asked.map(({ body }) => body.response_format?.type)).toEqual([
    "json_schema",
    "json_object",
    "json_object",
  ]);
});

const status = (code: number, headers: Record<string, string> = {}) => ({
  instead: () =>
    Response.json({ error: "sk-leaked the text of the ad" }, { status: code, headers }),
});

test.each([
  ["a key that is refused", status(401), "key"],
  ["a forbidden account", status(403), "key"],
  ["a question it will not take", status(422), "question"],
  ["a limit that is reached", status(429, { "retry-after": "30" }), "busy"],
  ["a fault of its own", status(500), "broken"],
  ["an overloaded service", status(529), "broken"],
  [
    "a redirect, which is never followed",
    status(302, { location: "http://127.0.0.1:1/" }),
    "unreachable",
  ],
  ["a page instead of an answer", { instead: () => new Response("<h1>Welcome</h1>") }, "garbage"],
  ["another protocol's answer", { instead: () => Response.json({ hello: 1 }) }, "garbage"],
] as const)("%s is told in one sentence that repeats nothing", async (_, manner, about) => {
  const { providers } = model(manner);
  for (const provider of providers) {
    const trouble = await ask({ app: testApp(), provider }, wanted).catch((error) => error);
    expect([provider.id, trouble.about]).toEqual([provider.id, about]);
    expect(trouble.message).not.toMatch(/leaked|chillers|sk-/);
    expect(trouble.kind).toBe("unavailable");
  }
});

test("a provider that asks to wait says for how long", async () => {
  const { providers } = model(status(429, { "retry-after": "30" }));
  const trouble = await ask({ app: testApp(), provider: find(providers, "openai") }, wanted).catch(
    (error) => error,
  );
  expect(trouble.waitMs).toBe(30_000);
});

test("a model that nobody knows, a key that is wrong and a server that is gone are told apart", async () => {
  const { standIn, providers } = model();
  const openai = find(providers, "openai");
  const outcome = async (change: object) =>
    (
      await ask({ app: testApp(), provider: { ...openai, ...change } }, wanted).catch(
        (error) => error,
      )
    ).about;
  const connection = { ...openai.connection, model: "careless-9" };
  expect(await outcome({ connection })).toBe("model");
  expect(await outcome({ key: "sk-wrong" })).toBe("key");
  standIn.stop();
  expect(await outcome({})).toBe("unreachable");
});

test("a model that is slower than allowed is let go", async () => {
  const { providers } = model({ delayMs: 2000 });
  const { connection, ...openai } = find(providers, "openai");
  const hurried = { ...openai, connection: { ...connection, timeoutSeconds: 0.1 } };
  const begun = performance.now();
  const trouble = await ask({ app: testApp(), provider: hurried }, wanted).catch((error) => error);
  expect([trouble.about, performance.now() - begun < 1500]).toEqual(["slow", true]);
});

test.each(["no JSON", "[]", '{"facts":"chillers"}', ""])(
  "a model that answers %p has answered nothing",
  async (says) => {
    const { providers } = model({ says: () => says });
    const { reply, cost } = await ask(
      { app: testApp(), provider: find(providers, "ollama") },
      wanted,
    );
    expect([reply, cost.tokensIn]).toEqual([null, 5000]);
  },
);

test("JSON that is wrapped in words is still read", async () => {
  const says = () => `Certainly!\n\`\`\`json\n${JSON.stringify({ facts: [chillers] })}\n\`\`\``;
  const { providers } = model({ says });
  const { reply } = await ask({ app: testApp(), provider: find(providers, "ollama") }, wanted);
  expect(reply?.facts).toEqual([chillers] as never);
});

test("only title and text are sent, and neither they nor the key nor the answer reach the log", async () => {
  const lines: string[] = [];
  const app = testApp({ log: createLog("debug", (line) => lines.push(line)) });
  const { standIn, providers } = model({ says: () => ({ facts: [chillers] }) });
  const whole = ad({
    ...wanted,
    company: "Canary Hosting",
    location: "Canaryville",
    salary: "4711",
  });
  // Whoever hands over more than an ad by mistake still sends no more than an ad.
  const candidate = { name: "Canary Person", email: "canary@coldaisle.example" };
  for (const provider of providers) await ask({ app, provider }, { ...whole, ...candidate });
  for (const { text } of standIn.asked) {
    expect(text).toContain("You keep the chillers cold.");
    expect(text).not.toMatch(/canary|4711/i);
  }
  expect(lines.join()).not.toMatch(/chillers|sk-test/);
});
