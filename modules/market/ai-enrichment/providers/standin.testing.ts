type Entry = Record<string, unknown>;
type Manner = {
  /** What the model makes of an ad; a text is sent as it is. */
  says?: (ad: { title: string; text: string }) => { facts?: Entry[]; terms?: Entry[] } | string;
  /** What it makes of a CV; a text is sent as it is. */
  reads?: (cv: { text: string }) => { fields?: Entry[]; employments?: Entry[] } | string;
  /** What it makes of counts. */
  words?: (counts: Record<string, number>) => object;
  key?: string;
  model?: string;
  delayMs?: number;
  /** Answers this instead of thinking. */
  instead?: (() => Response | undefined) | undefined;
  knowsSchemas?: boolean;
  countsTokens?: boolean;
};

type Body = {
  model: string;
  stream: boolean;
  system?: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
  max_completion_tokens?: number;
  max_tokens?: number;
  tools?: { input_schema: object }[];
  format?: object;
};

/** A small server that speaks the three protocols as strictly as those do who invented them. */
export function serveModel(manner: Manner = {}) {
  const { key = "sk-test-0123456789abcdef", model = "careful-1", knowsSchemas = true } = manner;
  const asked: { path: string; headers: Headers; text: string; body: Body }[] = [];

  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      const text = await request.text();
      const body: Body = JSON.parse(text);
      asked.push({ path, headers: request.headers, text, body });
      await Bun.sleep(manner.delayMs ?? 0);
      const instead = manner.instead?.();
      if (instead) return instead;
      const answer = answers[path];
      if (!answer) return refused(404, "no such path");
      if (!path.startsWith("/api") && keyOf(request.headers) !== key)
        return refused(401, "bad key");
      if (body.model !== model) return refused(404, `model '${body.model}' not found`);
      if (body.stream !== false) return refused(400, "this server does not stream");
      const wrong = wrongWith(path, body, knowsSchemas);
      if (wrong) return refused(400, wrong);
      return Response.json(answer(said(body, manner), manner.countsTokens ?? true));
    },
  });
  const address = `http://127.0.0.1:${server.port}`;
  return { address, asked, key, model, manner, stop: () => server.stop(true) };
}

export type ModelStandIn = ReturnType<typeof serveModel>;

function said({ messages }: Body, manner: Manner): string {
  const { says = () => ({}), reads = () => ({}), words = () => ({}) } = manner;
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  if (question.startsWith("{")) return JSON.stringify(words(JSON.parse(question)));
  const [, tag, data = ""] = /^<(cv|advertisement)>\n(.*)\n<\/\1>$/s.exec(question) ?? [];
  const isCv = tag === "cv";
  const answer = isCv ? reads(JSON.parse(data)) : says(JSON.parse(data));
  const empty = isCv ? { fields: [], employments: [] } : { facts: [], terms: [] };
  return typeof answer === "string" ? answer : JSON.stringify({ ...empty, ...answer });
}

const answers: Record<string, (content: string, counts: boolean) => object> = {
  "/v1/chat/completions": (content, counts) => ({
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    ...(counts && { usage: { prompt_tokens: 5000, completion_tokens: 200, total_tokens: 5200 } }),
  }),
  "/v1/messages": (content, counts) => ({
    type: "message",
    stop_reason: "tool_use",
    content: [
      { type: "text", text: "I report what I found." },
      { type: "tool_use", id: "toolu_1", name: "report", input: objectIn(content) },
    ],
    ...(counts && { usage: { input_tokens: 5000, output_tokens: 200 } }),
  }),
  "/api/chat": (content, counts) => ({
    done: true,
    message: { role: "assistant", content },
    ...(counts && { prompt_eval_count: 5000, eval_count: 200 }),
  }),
};

/** What the real servers refuse: a form they do not know, or one they were not given. */
function wrongWith(path: string, body: Body, knowsSchemas: boolean): string | null {
  if (path === "/v1/messages") {
    return body.max_tokens && body.tools?.[0]?.input_schema ? null : "max_tokens: field required";
  }
  if (path === "/api/chat") return body.format ? null : "format is missing";
  if (body.response_format?.type === "json_schema" || body.max_completion_tokens) {
    return knowsSchemas ? null : "response_format json_schema is not supported";
  }
  return body.response_format?.type === "json_object" ? null : "response_format is missing";
}

const keyOf = (headers: Headers) =>
  headers.get("x-api-key") ?? headers.get("authorization")?.replace("Bearer ", "");

const refused = (status: number, message: string) =>
  Response.json({ error: { message } }, { status });

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** How a provider reaches the stand-in, by each of the three protocols. */
export const providersAt = ({
  address,
  key,
  model,
}: Pick<ModelStandIn, "address" | "key" | "model">) =>
  (["openai", "anthropic", "ollama"] as const).map((id) => ({
    id,
    key,
    connection: {
      baseUrl: id === "openai" ? `${address}/v1/` : address,
      model,
      timeoutSeconds: 5,
      centsPerMillionIn: 15,
      centsPerMillionOut: 60,
    },
  }));
