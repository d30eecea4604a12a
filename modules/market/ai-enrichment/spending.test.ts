import { afterEach, expect, test } from "bun:test";
import { finds, takeJobs, useModel, wetText, withModel } from "./fixtures";
import { ai } from "./index";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));
const begin = async (...how: Parameters<typeof withModel>) => {
  const begun = await withModel(...how);
  opened.push(begun.model);
  return begun;
};

const plenty = { requests: 100, tokens: 10_000_000, cents: 1000 };
const texts = (count: number) => Array.from({ length: count }, (_, n) => `${wetText} Number ${n}.`);

test("what an answer cost is counted: a request, its tokens and their price", async () => {
  const { app } = await begin({ says: finds });
  await takeJobs(app, ...texts(3));
  await ai.run(app);
  const { spent } = await ai.status(app);
  expect([spent.requests, spent.tokens]).toEqual([3, 3 * 5200]);
  expect(spent.cents).toBeCloseTo(3 * (0.005 * 15 + 0.0002 * 60), 9);
});

test.each([
  ["requests", { requests: 4 }],
  ["tokens", { tokens: 60_000 }],
  ["money", { cents: 1 }],
])("a budget of %s is never exceeded, and says so when it is used up", async (_, limit) => {
  const monthly = { ...plenty, ...limit };
  const { app } = await begin({ says: finds }, "openai", { monthly });
  await takeJobs(app, ...texts(20));
  const { state, sentence, read } = await ai.run(app, { limit: 20 });
  expect([state, read > 0, read < 20]).toEqual(["waiting", true, true]);
  expect(sentence).toContain("budget is used up");
  expect((await ai.status(app)).trouble?.sentence).toBe(sentence ?? "");
  const { spent } = await ai.status(app);
  expect(spent.requests).toBeLessThanOrEqual(monthly.requests);
  expect(spent.tokens).toBeLessThanOrEqual(monthly.tokens);
  expect(spent.cents).toBeLessThanOrEqual(monthly.cents);
});

test("with the month the budget begins anew, and reading goes on where it stopped", async () => {
  const { app, clock } = await begin({ says: finds }, "ollama", {
    monthly: { ...plenty, requests: 2 },
  });
  await takeJobs(app, ...texts(3));
  expect((await ai.run(app)).read).toBe(2);
  expect((await ai.run(app)).read).toBe(0);
  clock.at += 31 * 24 * 60 * 60 * 1000;
  expect((await ai.run(app)).read).toBe(1);
  expect((await ai.status(app)).spent.requests).toBe(1);
});

test("a budget of nothing asks nobody", async () => {
  const { app, model, clock } = await begin({}, "openai", { monthly: { ...plenty, cents: 0 } });
  await takeJobs(app, wetText);
  expect((await ai.run(app)).state).toBe("waiting");
  clock.at += 1000;
  await useModel(app, { monthly: { ...plenty, requests: 0 } });
  expect((await ai.run(app)).state).toBe("waiting");
  expect((await ai.test(app, "openai")).sentence).toContain("budget is used up");
  expect(model.asked).toEqual([]);

  clock.at += 1000;
  await useModel(app, { monthly: plenty });
  expect((await ai.run(app)).read).toBe(1);
});

test("what was refused costs its request and no money", async () => {
  const { app } = await begin({ instead: () => new Response("{}", { status: 500 }) });
  await takeJobs(app, wetText);
  await ai.run(app);
  expect((await ai.status(app)).spent).toEqual({ requests: 1, tokens: 0, cents: 0 });
});
