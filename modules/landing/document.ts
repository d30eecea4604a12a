import { contentPolicy } from "@/src/http/headers";

/** A page that everybody may read and search engines may keep; it is asked for anew each time. */
export function openDocument(request: Request, drawn: (nonce: string) => string, status = 200) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const text = drawn(nonce).replaceAll(/>\s+</g, "> <");
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0\b)/.test(request.headers.get("accept-encoding") ?? "");
  return new Response(
    takesGzip ? Bun.gzipSync(new TextEncoder().encode(text), { level: 6 }) : text,
    {
      status,
      headers: {
        "content-type": "text/html;charset=utf-8",
        "cache-control": "private, no-cache",
        "content-security-policy": contentPolicy(nonce),
        // Its own form has to say where it came from; others learn nothing.
        "referrer-policy": "same-origin",
        vary: "cookie, accept-language, accept-encoding",
        ...(takesGzip && { "content-encoding": "gzip" }),
      },
    },
  );
}
