import { contentPolicy } from "@/src/http/headers";

/** A page for one pair of eyes: kept by nobody, found by no search, framed by nobody. */
export const documentOf = (drawn: (nonce: string) => string, status = 200): Response =>
  answered(drawn, status, { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });

/** A page for everybody: searches may find it, and it is asked for anew each time. */
export const openDocumentOf = (drawn: (nonce: string) => string, status = 200): Response =>
  answered(drawn, status, { "cache-control": "no-cache", vary: "accept-language" });

function answered(drawn: (nonce: string) => string, status: number, more: Record<string, string>) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  return new Response(drawn(nonce), {
    status,
    headers: {
      "content-type": "text/html;charset=utf-8",
      "content-security-policy": contentPolicy(nonce),
      // Its own form has to say where it came from; others learn nothing.
      "referrer-policy": "same-origin",
      ...more,
    },
  });
}

/** After an answer the page is read anew, so that a reload sends nothing twice. */
export const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
