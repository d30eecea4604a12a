import { Elysia, ElysiaCustomStatusResponse } from "elysia";

const worthwhile = 1024;

/** JSON over 1 KiB travels compressed; Elysia has no compression of its own. */
export const compress = new Elysia({ name: "compress" }).mapResponse(
  { as: "global" },
  ({ responseValue, request, set }) => {
    const { body, status } = opened(responseValue, set.status);
    if (!isPlain(body)) return;
    const text = JSON.stringify(body);
    const encoding = text.length < worthwhile ? null : encodingFor(request);
    const headers = new Headers(set.headers as Record<string, string>);
    headers.set("content-type", "application/json;charset=utf-8");
    headers.append("vary", "accept-encoding");
    if (!encoding) return new Response(text, { status, headers });
    headers.set("content-encoding", encoding);
    return new Response(encoding === "zstd" ? zstd(text) : gzip(text), { status, headers });
  },
);

/** A refusal thrown before routing gets no answer at all unless this hook gives it one. */
function opened(value: unknown, status: unknown): { body: unknown; status: number } {
  if (value instanceof ElysiaCustomStatusResponse) {
    return { body: value.response, status: Number(value.code) };
  }
  return { body: value, status: typeof status === "number" ? status : 200 };
}

const zstd = (text: string) => new Uint8Array(Bun.zstdCompressSync(text, { level: 3 }));
const gzip = (text: string) => Bun.gzipSync(new TextEncoder().encode(text), { level: 5 });

const encodingFor = ({ headers }: Request) =>
  (["zstd", "gzip"] as const).find((it) =>
    new RegExp(`\\b${it}\\b(?!\\s*;\\s*q=0\\b)`).test(headers.get("accept-encoding") ?? ""),
  );

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && value.constructor === Object;
}
