import { z } from "zod";
import type { App } from "@/src/app";
import { contentOf, type Cost, parsed, worstOf } from "./asking";
import type { Provider, Question } from "./prompt";

/** Counts by what they count; the one thing beside an ad that is ever sent. */
export type Counts = Record<string, number>;

export const Words = z.object({
  marketTrends: z.string().trim().min(1).max(600),
  recommendations: z.string().trim().min(1).max(600),
});
export type Words = z.infer<typeof Words>;

export type Asked = { counts: Counts; language: string };

export const worstWordingCost = (provider: Provider, asked: Asked): Cost =>
  worstOf(provider, questionOf(asked));

/** The same counts in a model's words; null where it said anything that is not in them. */
export async function word(
  app: App,
  provider: Provider,
  asked: Asked,
): Promise<{ words: Words | null; cost: Cost }> {
  const line = { app, provider, signal: undefined };
  const { content, cost } = await contentOf(line, questionOf(asked));
  return { words: wordsIn(content, asked.counts), cost };
}

const questionOf = ({ counts, language }: Asked): Question => ({
  instructions: instructions(language),
  data: JSON.stringify(counts),
  schema,
});

const instructions = (
  language: string,
) => `You word the counts of a recruitment agency for its own dashboard.

You get a JSON object: what was counted, and how many. Write two short paragraphs of at most three plain sentences
in the language "${language}": "marketTrends" about the advertisements, "recommendations" about what should be done
first. Use only the counts you were given, written as digits; compute no others, and name no person, company, cause or
source. No markup, no lists. Answer with the JSON object alone.`;

const text = { type: "string" };
const schema = {
  type: "object",
  properties: { marketTrends: text, recommendations: text },
  required: ["marketTrends", "recommendations"],
  additionalProperties: false,
};

function wordsIn(content: unknown, counts: Counts): Words | null {
  const read = Words.safeParse(typeof content === "string" ? parsed(content) : content);
  if (!read.success) return null;
  const all = `${read.data.marketTrends} ${read.data.recommendations}`;
  return isPlain(all) && saysOnly(all, counts) ? read.data : null;
}

const isPlain = (all: string) => !/[<>{}[\]*#`]|https?:|www\./i.test(all);

/** The counts themselves, and the numbers in their names such as the 30 of thirty days. */
function saysOnly(all: string, counts: Counts): boolean {
  const known = new Set(Object.values(counts).map((it) => String(Math.abs(it))));
  for (const name of Object.keys(counts))
    for (const digits of name.match(/\d+/g) ?? []) known.add(digits);
  const said = all.match(/\d+(?:[.,\u00a0\u202f' ]\d{3})*(?:[.,]\d+)?/g) ?? [];
  return said.every((it) => known.has(it.replaceAll(/[.,\u00a0\u202f' ](?=\d{3}\b)/g, "")));
}
