import { Elysia } from "elysia";

const worthwhile = 1024;

/** JSON over 1 KiB travels compressed; Elysia has no compression of its own. */
export const compress = new Elysia({ name: "compress" }).mapResponse(
  { as: "global" },
  ({ responseValue, request, set }) => {
    if (!isPlain(responseValue)) return;
    const text = JSON.stringify(responseValue);
    if (text.length < worthwhile) return;
    const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
    if (!encoding) return;

    const body = encoding === "zstd" ? zstd(text) : gzip(text);
    const headers = new Headers(set.headers as Record<string, string>);
    headers.set("content-type", "application/json;charset=utf-8");
    headers.set("content-encoding", encoding);
    headers.set("vary", "accept-encoding");
    return new Response(body, {
      status: typeof set.status === "number" ? set.status : 200,
      headers,
    });
  },
);

const zstd = (text: string) => new Uint8Array(Bun.zstdCompressSync(text, { level: 3 }));
const gzip = (text: string) => Bun.gzipSync(new TextEncoder().encode(text), { level: 5 });

const encodingFor = (accepted: string) =>
  (["zstd", "gzip"] as const).find((it) =>
    new RegExp(`\\b${it}\\b(?!\\s*;\\s*q=0\\b)`).test(accepted),
  );

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && value.constructor === Object;
}
