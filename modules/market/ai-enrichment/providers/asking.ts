import { z, ZodError } from "zod";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import type { App } from "@/src/app";
import { anthropic } from "./anthropic";
import { Reply, Reported, Term } from "./model";
import { openai } from "./openai";
import {
  type Answer,
  at,
  type Protocol,
  type Provider,
  type Question,
  questionOf,
  type Sending,
} from "./prompt";
import { answerTokens, maxReported } from "./rules";
import { Trouble, troubleFrom, troubleIn } from "./trouble";

/** Catalogue, ad and answer have to fit; Ollama's own default silently drops the beginning. */
const contextTokens = 16_384;

const Body = z.object({
  message: z.object({ content: z.string() }),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

/** Ollama's chat, usually on a machine of one's own. */
const ollama: Protocol = {
  ways: (provider, { instructions, data, schema }) => [
    {
      url: at(provider, "/api/chat"),
      headers: provider.key ? { authorization: `Bearer ${provider.key}` } : {},
      body: {
        model: provider.connection.model,
        stream: false,
        format: schema,
        options: { temperature: 0, num_ctx: contextTokens, num_predict: answerTokens },
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: data },
        ],
      },
    },
  ],

  read(body) {
    const { message, prompt_eval_count, eval_count } = Body.parse(body);
    return {
      content: message.content,
      tokensIn: prompt_eval_count ?? null,
      tokensOut: eval_count ?? null,
    };
  },
};

const Answered = z.object({
  facts: z.array(z.unknown()),
  terms: z.array(z.unknown()).default([]),
});

/** Validates each entry of an answer by itself: a malformed one is dropped and spoils no other. */
export function replyIn(content: unknown): Reply | null {
  const answered = Answered.safeParse(typeof content === "string" ? parsed(content) : content);
  if (!answered.success) return null;
  const { facts, terms } = answered.data;
  const [goodFacts, goodTerms] = [wellFormed(Reported, facts), wellFormed(Term, terms)];
  const refused = facts.length + terms.length - goodFacts.length - goodTerms.length;
  return { facts: goodFacts, terms: goodTerms, refused };
}

/** The entries that are as asked for; of the others none is read on. */
export const wellFormed = <Entry>(model: z.ZodType<Entry>, entries: unknown[]): Entry[] =>
  entries.slice(0, maxReported).flatMap((entry) => {
    const read = model.safeParse(entry);
    return read.success ? [read.data] : [];
  });

/** Models that know no schema like to wrap their JSON in words. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}

const protocols: Record<Provider["id"], Protocol> = { openai, anthropic, ollama };

export type Cost = { requests: number; tokensIn: number; tokensOut: number };
/** The reply is null where the model did not answer in the form that was asked for. */
export type Asked = { reply: Reply | null; cost: Cost; tookMs: number };

/** The most that asking about an ad can cost. */
export const worstCost = (provider: Provider, ad: AnalysedAd): Cost =>
  worstOf(provider, questionOf(ad));

/** The most that one question can cost: no token is shorter than a byte. */
export function worstOf(provider: Provider, question: Question): Cost {
  return {
    requests: waysOf(provider, question).length,
    tokensIn: Buffer.byteLength(JSON.stringify(question)),
    tokensOut: answerTokens,
  };
}

/** Asks one model about one ad. Only an ad can be asked about, or counts: there is no way to send anything else. */
export async function ask(line: Line, ad: AnalysedAd): Promise<Asked> {
  const begun = performance.now();
  const { content, cost } = await contentOf(line, questionOf(ad));
  const tookMs = Math.round(performance.now() - begun);
  return { reply: replyIn(content), cost, tookMs };
}

/** What a model answers to a question, and what that cost. */
export async function contentOf(line: Line, question: Question) {
  const worst = worstOf(line.provider, question);
  const { answer, requests } = await answerTo(line, question);
  const cost = {
    requests,
    tokensIn: answer.tokensIn ?? worst.tokensIn,
    tokensOut: answer.tokensOut ?? worst.tokensOut,
  };
  return { content: answer.content, cost };
}

type Line = { app: App; provider: Provider; signal?: AbortSignal | undefined };

async function answerTo(line: Line, question: Question) {
  const { provider } = line;
  const ways = waysOf(provider, question);
  const server = `${provider.connection.baseUrl} ${provider.connection.model}`;
  const first = taken.get(server) ?? 0;
  for (let tries = 0; tries < ways.length; tries += 1) {
    const n = (first + tries) % ways.length;
    try {
      const answer = await sent(line, ways[n]);
      taken.set(server, n);
      return { answer, requests: tries + 1 };
    } catch (error) {
      const trouble = troubleFrom(error);
      if (trouble.about !== "question") throw trouble;
    }
  }
  throw new Trouble("question");
}

/** Which way a server took last, so that it is not refused anew for every ad. */
const taken = new Map<string, number>();

const waysOf = (provider: Provider, question: Question) =>
  protocols[provider.id].ways(provider, question);

async function sent({ app, provider, signal }: Line, way: Sending | undefined) {
  if (!way) throw new Trouble("question");
  const { url, headers, body } = way;
  const waitMs = provider.connection.timeoutSeconds * 1000;
  const called = await app.callOut({ url, headers, body: JSON.stringify(body), waitMs, signal });
  const trouble = troubleIn(called, app.now());
  if (trouble) throw trouble;
  return readBy(protocols[provider.id], called.body);
}

function readBy(protocol: Protocol, body: string): Answer {
  try {
    return protocol.read(JSON.parse(body));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) throw new Trouble("garbage");
    throw error;
  }
}
