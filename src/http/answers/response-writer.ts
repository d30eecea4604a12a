import { Elysia, ElysiaCustomStatusResponse } from "elysia";
import { isClaiming, settleClaim } from "../idempotency/idempotency-claims";
import type { Withholding } from "./redaction";
import { isCacheable, cacheAnswer, CachedResponse } from "./response-cache";

/** Bytes; a shorter text is not worth compressing. */
const compressFrom = 1024;

type Set = { headers: Record<string, string | number>; status?: unknown };

type Context = { responseValue: unknown; request: Request; route: string; set: Set };

/**
 * Writes every answer: withholds names from callers who may not read them, and compresses JSON over 1 KiB, which Elysia does
 * not do. It is one hook, because Elysia calls only the first `mapResponse` that answers, and after each `afterHandle` goes
 * through the whole answer once more.
 */
export const responseWriter = (withhold: Withholding) =>
  new Elysia({ name: "response-writer" }).mapResponse(
    { as: "global" },
    ({ responseValue, request, route, set }) =>
      written({ responseValue, request, route, set: set as Set }, withhold) as never,
  );

function written(context: Context, withhold: Withholding): unknown {
  const { request, set } = context;
  const value = withoutNames(context, withhold);
  const body = () => serialized(value, request, set);
  if (!isClaiming(request)) return body() ?? value;
  // Elysia takes a promise from this hook, and gives an error on its way no second hook.
  const answered = settleClaim(request, answerOf(value, set.status));
  return answered.then(() => body() ?? value);
}

function withoutNames(
  { responseValue: value, request, route, set }: Context,
  withhold: Withholding,
) {
  if (!(value instanceof ElysiaCustomStatusResponse))
    return withhold(request, route, { status: Number(set.status ?? 200), value });
  const status = Number(value.code);
  const told = withhold(request, route, { status, value: value.response });
  return told === value.response ? value : new ElysiaCustomStatusResponse(value.code, told);
}

function serialized(value: unknown, request: Request, set: Set): unknown {
  if (value instanceof CachedResponse)
    return Object.assign(set.headers, value.kept.headers) && value.kept.body;
  if (isPlain(value)) return cacheableBody(value, request, set);
  if (!(value instanceof ElysiaCustomStatusResponse) || !isPlain(value.response)) return undefined;
  return errorResponse(value, request, set);
}

/** The answer before it is serialized, to be kept for a repeat of the request (`Idempotency-Key`). */
const answerOf = (value: unknown, status: unknown) =>
  value instanceof ElysiaCustomStatusResponse
    ? { status: Number(value.code), body: value.response }
    : { status: Number(status ?? 200), body: value };

/** The body of a success, which the response cache keeps where the route allows it. */
function cacheableBody(value: object, request: Request, set: Set): string | Uint8Array {
  const body = bodyOf(value, request, set);
  const isCached = isCacheable(request) && Number(set.status ?? 200) === 200;
  if (isCached) cacheAnswer(request, body, set.headers);
  return body;
}

/** Only the body: Elysia would take a whole Response apart and build another. */
function bodyOf(value: object, request: Request, { headers }: Set): string | Uint8Array {
  const text = Array.isArray(value) ? textOfList(value) : JSON.stringify(value);
  headers["content-type"] = "application/json;charset=utf-8";
  headers["vary"] = headers["vary"] ? `${headers["vary"]}, accept-encoding` : "accept-encoding";
  const encoding = text.length < compressFrom ? undefined : encodingFor(request);
  if (encoding) headers["content-encoding"] = encoding;
  return encoding ? compressors[encoding](text) : text;
}

/** A whole Response for an error, because Elysia sends none for errors thrown before routing otherwise. */
function errorResponse(
  { response, code }: { response: unknown; code: unknown },
  request: Request,
  set: Set,
) {
  const body = bodyOf(response as object, request, set);
  const headers = new Headers(set.headers as Record<string, string>);
  return new Response(body as string, { status: Number(code), headers });
}

/** Each row is stringified by itself: one letter beyond Latin 1 makes JSON.stringify slow for the whole of its text. */
function textOfList(rows: unknown[]): string {
  let text = "";
  for (const row of rows) text += `${text === "" ? "[" : ","}${JSON.stringify(row) ?? "null"}`;
  return `${text || "["}]`;
}

const compressors = {
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
