import { afterEach, expect, test } from "bun:test";
import { connect, useModel } from "@/modules/market/ai-enrichment/fixtures";
import { serveModel } from "@/modules/market/ai-enrichment/providers/standin.testing";
import { ad, takeIn } from "@/modules/market/jobs/fixtures";
import { noon, testApp } from "@/modules/testing";
import { insights } from "./index";
import { wordingNow } from "./advising";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

type Says = (ads: number) => string;

/** A dashboard over twelve ads, whose model says this of the first count. */
async function withWords(says: Says) {
  let now = noon.getTime();
  const app = testApp({ now: () => new Date(now) });
  const words = (counts: Record<string, number>) => ({
    marketTrends: says(Object.values(counts)[0] ?? 0),
    recommendations: "Call the best ones first.",
  });
  const model = serveModel({ words });
  opened.push(model);
  await connect(app, model, "openai");
  await useModel(app, { provider: "openai" });
  await takeIn(
    app,
    Array.from({ length: 12 }, (_, n) => ad({ company: `Canary ${n}` })),
  );
  const trends = async () => {
    const { marketTrends } = await insights.advise(app);
    await wordingNow(app);
    return marketTrends;
  };
  return { model, trends, later: (ms: number) => void (now += ms) };
}

test("a model words the counts for whoever looks next, is named, and is sent nothing but counts", async () => {
  const { model, trends } = await withWords((ads) => `${ads} new advertisements in 30 days.`);
  expect((await trends()).worded).toBeNull();
  const { worded, content } = await trends();
  expect(worded).toEqual({ text: "12 new advertisements in 30 days.", by: "openai careful-1" });
  expect(content).toStartWith("New job ads in the last 30 days: 12");
  expect(model.asked).toHaveLength(1);
  const [sent] = model.asked.map(({ body }) => body.messages.at(-1)?.content ?? "");
  const counts: Record<string, number> = JSON.parse(sent ?? "");
  expect(counts["new advertisements in the last 30 days"]).toBe(12);
  expect(Object.values(counts).every(Number.isInteger)).toBe(true);
  expect(sent).not.toMatch(/canary|netherlands|nl\b/i);
});

test.each<[string, Says]>([
  ["a number that nobody counted", () => "Demand is up by 47 advertisements."],
  ["markup", (ads) => `<b>${ads}</b> new ones.`],
  ["an address", (ads) => `${ads} new ones, see https://ads.example`],
])("%s is not shown, and the model is not asked about the same counts again", async (_, says) => {
  const { model, trends, later } = await withWords(says);
  await trends();
  later(40 * 60_000);
  expect((await trends()).worded).toBeNull();
  expect(model.asked).toHaveLength(1);
});
