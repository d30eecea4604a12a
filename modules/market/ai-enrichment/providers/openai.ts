import { z } from "zod";
import { at, type Protocol, type Provider, type Question } from "./prompt";
import { answerTokens } from "./rules";

const Body = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** Chat completions, as OpenAI and everybody who speaks its protocol answers them. */
export const openai: Protocol = {
  ways: (provider, question) => {
    const common = {
      model: provider.connection.model,
      stream: false,
      messages: [
        { role: "system", content: question.instructions },
        { role: "user", content: question.data },
      ],
    };
    return [strict(question), plain].map((own) => ({
      url: at(provider, "/chat/completions"),
      headers: keyed(provider),
      body: { ...common, ...own },
    }));
  },

  read(body) {
    const { choices, usage } = Body.parse(body);
    return {
      content: choices[0]?.message.content,
      tokensIn: usage?.prompt_tokens ?? null,
      tokensOut: usage?.completion_tokens ?? null,
    };
  },
};

const strict = ({ schema }: Question) => ({
  max_completion_tokens: answerTokens,
  response_format: { type: "json_schema", json_schema: { name: "report", strict: true, schema } },
});

/** For servers that know neither schemas nor the newer name of the limit. */
const plain = {
  max_tokens: answerTokens,
  temperature: 0,
  response_format: { type: "json_object" },
};

const keyed = ({ key }: Provider): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};
