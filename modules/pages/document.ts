import { contentPolicy } from "@/src/http/headers";

/** A page for one pair of eyes: kept by nobody, found by no search, framed by nobody. */
export function documentOf(drawn: (nonce: string) => string, status = 200): Response {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  return new Response(drawn(nonce), {
    status,
    headers: {
      "content-type": "text/html;charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentPolicy(nonce),
      "x-robots-tag": "noindex, nofollow",
      // Its own form has to say where it came from; others learn nothing.
      "referrer-policy": "same-origin",
    },
  });
}

/** After an answer the page is read anew, so that a reload sends nothing twice. */
export const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
