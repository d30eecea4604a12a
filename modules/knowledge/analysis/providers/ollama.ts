import { z } from "zod";
import { at, type Protocol } from "./protocol";
import { answerTokens } from "./rules";

/** Catalogue, ad and answer have to fit; Ollama's own default silently drops the beginning. */
const contextTokens = 16_384;

const Body = z.object({
  message: z.object({ content: z.string() }),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

/** Ollama's chat, usually on a machine of one's own. */
export const ollama: Protocol = {
  ways: (provider, { instructions, ad, schema }) => [
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
          { role: "user", content: ad },
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
