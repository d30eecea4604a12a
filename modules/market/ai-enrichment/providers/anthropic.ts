import { z } from "zod";
import { at, type Protocol } from "./prompt";
import { answerTokens } from "./rules";

const version = "2023-06-01";
const tool = "report";

const Body = z.object({
  content: z.array(
    z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() }),
  ),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});

/** Anthropic's messages: the answer is the input of a tool that does nothing but have a schema. */
export const anthropic: Protocol = {
  ways: (provider, { instructions, data, schema }) => [
    {
      url: at(provider, "/v1/messages"),
      headers: {
        "anthropic-version": version,
        ...(provider.key && { "x-api-key": provider.key }),
      },
      body: {
        model: provider.connection.model,
        max_tokens: answerTokens,
        stream: false,
        system: instructions,
        messages: [{ role: "user", content: data }],
        tools: [{ name: tool, description: "Report what was found.", input_schema: schema }],
        tool_choice: { type: "tool", name: tool },
      },
    },
  ],

  read(body) {
    const { content, usage } = Body.parse(body);
    return {
      content: content.find(({ type, name }) => type === "tool_use" && name === tool)?.input,
      tokensIn: usage?.input_tokens ?? null,
      tokensOut: usage?.output_tokens ?? null,
    };
  },
};
