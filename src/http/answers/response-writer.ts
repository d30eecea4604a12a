import { Elysia, ElysiaCustomStatusResponse } from "elysia";
import { isClaiming, settleClaim } from "../idempotency/idempotency-claims";
import type { Withholding } from "./redaction";
import { isCacheable, cacheAnswer, CachedResponse } from "./response-cache";

const worthwhile = 1024;

type Set = { headers: Record<string, string | number>; status?: unknown };

type Context = { responseValue: unknown; request: Request; route: string; set: Set };

/**
 * Writes every answer: without the names that whoever asks is not given, and JSON over 1 KiB compressed, which Elysia does
 * not do. One hook does it all: of several that map a response Elysia asks only the first that answers, and after each
 * `afterHandle` it looks through the whole answer once more.
 */
export const responseWriter = (withhold: Withholding) =>
  new Elysia({ name: "response-writer" }).mapResponse(
    { as: "global" },
    ({ responseValue, request, route, set }) =>
      written({ responseValue, request, route, set: set as Set }, withhold) as never,
  );

function written(context: Context, withhold: Withholding): unknown {
  const { request, set } = context;
  const value = shown(context, withhold);
  const body = () => writtenOf(value, request, set);
  if (!isClaiming(request)) return body() ?? value;
  // Elysia takes a promise from this hook, and gives an error on its way no second hook.
  const answered = settleClaim(request, answerOf(value, set.status));
  return answered.then(() => body() ?? value);
}

function shown({ responseValue: value, request, route, set }: Context, withhold: Withholding) {
  if (!(value instanceof ElysiaCustomStatusResponse))
    return withhold(request, route, { status: Number(set.status ?? 200), value });
  const status = Number(value.code);
  const told = withhold(request, route, { status, value: value.response });
  return told === value.response ? value : new ElysiaCustomStatusResponse(value.code, told);
}

function writtenOf(value: unknown, request: Request, set: Set): unknown {
  if (value instanceof CachedResponse)
    return Object.assign(set.headers, value.kept.headers) && value.kept.body;
  if (isPlain(value)) return given(value, request, set);
  if (!(value instanceof ElysiaCustomStatusResponse) || !isPlain(value.response)) return undefined;
  return refusal(value, request, set);
}

/** What was decided, before it is written down: what is answered once more where it is asked once more. */
const answerOf = (value: unknown, status: unknown) =>
  value instanceof ElysiaCustomStatusResponse
    ? { status: Number(value.code), body: value.response }
    : { status: Number(status ?? 200), body: value };

/** What succeeded may be given again; a refusal never comes this way, and is made anew for whoever asks. */
function given(value: object, request: Request, set: Set): string | Uint8Array {
  const body = bodyOf(value, request, set);
  const isKept = isCacheable(request) && Number(set.status ?? 200) === 200;
  if (isKept) cacheAnswer(request, body, set.headers);
  return body;
}

/** Only the body: a whole Response would be taken apart and put together again behind us. */
function bodyOf(value: object, request: Request, { headers }: Set): string | Uint8Array {
  const text = Array.isArray(value) ? textOfList(value) : JSON.stringify(value);
  headers["content-type"] = "application/json;charset=utf-8";
  headers["vary"] = headers["vary"] ? `${headers["vary"]}, accept-encoding` : "accept-encoding";
  const encoding = text.length < worthwhile ? undefined : encodingFor(request);
  if (encoding) headers["content-encoding"] = encoding;
  return encoding ? packers[encoding](text) : text;
}

/** One that is thrown before routing gets no answer at all unless this hook gives it a whole one. */
function refusal(
  { response, code }: { response: unknown; code: unknown },
  request: Request,
  set: Set,
) {
  const body = bodyOf(response as object, request, set);
  const headers = new Headers(set.headers as Record<string, string>);
  return new Response(body as string, { status: Number(code), headers });
}

/** One name with a letter beyond Latin 1 makes the writing of a whole text slow; so each row is a text of its own. */
function textOfList(rows: unknown[]): string {
  let text = "";
  for (const row of rows) text += `${text === "" ? "[" : ","}${JSON.stringify(row) ?? "null"}`;
  return `${text || "["}]`;
}

const packers = {
  zstd: (text: string) => new Uint8Array(Bun.zstdCompressSync(text, { level: 3 })),
  gzip: (text: string) => Bun.gzipSync(new TextEncoder().encode(text), { level: 5 }),
};

const encodings = (["zstd", "gzip"] as const).map(
  (it) => [it, new RegExp(`\\b${it}\\b(?!\\s*;\\s*q=0\\b)`)] as const,
);

function encodingFor({ headers }: Request) {
  const accepted = headers.get("accept-encoding") ?? "";
  return encodings.find(([, pattern]) => pattern.test(accepted))?.[0];
}

function isPlain(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && value.constructor === Object;
}
