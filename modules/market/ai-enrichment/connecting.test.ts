import { afterEach, expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { settings as settingRows } from "@/modules/platform/settings/schema";
import { addedFacts, finds, takeJobs, wetText, withModel } from "./fixtures";
import { ai } from "./index";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));
const begin = async (...how: Parameters<typeof withModel>) => {
  const begun = await withModel(...how);
  opened.push(begun.model);
  return begun;
};
const minute = 60_000;
const status = (code: number, headers = {}) => ({
  instead: () => new Response("{}", { status: code, headers }),
});

test.each([
  ["a refused key", status(401), "rejected the key"],
  ["a full house", status(429), "rate limit is reached"],
  ["a fault", status(503), "returned an error"],
  ["nonsense", { says: () => "Hello!" }, "in the requested format"],
] as const)(
  "%s ends the batch at once, is told, and everything else goes on",
  async (_, manner, sentence) => {
    const { app, model } = await begin(manner);
    await takeJobs(app, wetText, `${wetText} Twice.`);
    const run = await ai.run(app);
    expect([run.state, run.failed]).toEqual(["waiting", 1]);
    expect(run.sentence).toContain(sentence);
    expect((await ai.status(app)).trouble?.sentence).toBe(run.sentence ?? "");
    expect((await ai.run(app)).failed).toBe(0);
    expect(model.asked.length).toBe(1);
  },
);

test("a provider in trouble is left alone twice as long each time, and forgiven once it answers", async () => {
  const { app, model, clock } = await begin(status(500));
  await takeJobs(app, wetText);
  for (const minutes of [1, 2, 4, 8]) {
    await ai.run(app);
    const asked = model.asked.length;
    clock.at += minutes * minute - 1;
    await ai.run(app);
    expect(model.asked.length).toBe(asked);
    clock.at += 1;
  }
  model.manner.instead = undefined;
  model.manner.says = finds;
  expect((await ai.run(app)).added).toBe(1);
  expect((await ai.status(app)).trouble).toBeNull();
});

test("a provider that names the time is not asked before it", async () => {
  const { app, model, clock } = await begin(status(429, { "retry-after": "1800" }));
  await takeJobs(app, wetText);
  await ai.run(app);
  clock.at += 29 * minute;
  await ai.run(app);
  expect(model.asked.length).toBe(1);
  clock.at += minute;
  await ai.run(app);
  expect(model.asked.length).toBe(2);
});

test("whoever changes how it is set up need not wait", async () => {
  const { app, model, clock } = await begin(status(401));
  await takeJobs(app, wetText);
  await ai.run(app);
  model.manner.instead = undefined;
  model.manner.says = finds;
  clock.at += 1000;
  const { value } = (await settings.group(app, "ai"))[1] ?? {};
  await settings.save(app, "ai.openai", { value: { ...value }, secret: model.key });
  expect((await ai.run(app)).added).toBe(1);
});

test("a job that a model cannot answer about is tried three times and then left to the rules", async () => {
  const { app, model, clock } = await begin({
    says: ({ text }) => (text.includes("cursed") ? "Hello!" : finds()),
  });
  await takeJobs(app, `${wetText} Chillers, generators, cursed.`, wetText);
  for (let n = 0; n < 8; n += 1) {
    await ai.run(app);
    clock.at += 61 * minute;
  }
  expect(await addedFacts(app)).toEqual([[], ["direct-liquid-cooling"]]);
  expect(model.asked.length).toBe(4);
  expect((await ai.status(app)).waiting).toBe(0);
});

test("a server that stops lets go of the answer under way, and nobody is blamed", async () => {
  // Far longer than a busy machine takes to let go.
  const { app } = await begin({ delayMs: 60_000, says: finds });
  await takeJobs(app, wetText);
  const leaving = new AbortController();
  const begun = performance.now();
  setTimeout(() => leaving.abort(), 50);
  expect((await ai.run(app, { signal: leaving.signal })).state).toBe("more");
  expect(performance.now() - begun).toBeLessThan(45_000);
  expect(await ai.status(app)).toMatchObject({ trouble: null, waiting: 1 });
});

test("the test of a provider says what a person can do, and a good one how good", async () => {
  const { app, model } = await begin({
    says: () => ({
      facts: [
        { kind: "skill", id: "chillers", quote: "machines that make cold water", isRequired: true },
        { kind: "skill", id: "diesel-generators", quote: "diesel engines", isRequired: true },
        { kind: "skill", id: "ups-batteries", quote: "batteries", isRequired: true },
      ],
    }),
  });
  expect(await ai.test(app, "openai")).toMatchObject({
    isWell: true,
    found: 3,
    told: 3,
    sentence: null,
  });
  model.manner.says = () => ({});
  expect(await ai.test(app, "openai")).toMatchObject({ isWell: false, found: 0 });
  model.manner.instead = () => new Response("", { status: 401 });
  expect((await ai.test(app, "openai")).sentence).toContain("rejected the key");
  await expect(ai.test(app, "anthropic")).rejects.toThrow("Enter a model first");
});

test("a key that this installation cannot open is told, and nobody is asked without one", async () => {
  const { app, model } = await begin();
  await takeJobs(app, wetText);
  await app.write([app.db.update(settingRows).set({ secret: "sealed by somebody else" })]);
  const { state, sentence } = await ai.run(app);
  expect([state, sentence]).toEqual(["waiting", expect.stringContaining("can't be decrypted")]);
  expect((await ai.status(app)).trouble?.sentence).toBe(sentence ?? "");
  expect((await ai.test(app, "openai")).sentence).toContain("can't be decrypted");
  expect(model.asked).toEqual([]);
});
