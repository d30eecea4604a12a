import type { App } from "@/src/app";
import { contentPolicy } from "@/src/http/answers/headers";
import { framePage, type PublicPage } from "./frame";
import { siteOf } from "./site";

/** A page for one pair of eyes: kept by nobody, found by no search, framed by nobody. */
export const documentOf = (app: App, request: Request, sheet: Answered) =>
  drawn({ app, request, sheet, text: plainly, more: hidden });

/** A page for everybody: searches may find it, and it is asked for anew each time. */
export const openDocumentOf = (app: App, request: Request, sheet: Answered) =>
  drawn({ app, request, sheet, text: packed, more: open });

const hidden = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };
const open = {
  "cache-control": "private, no-cache",
  vary: "cookie, accept-language, accept-encoding",
};

/** A page, the status that it is answered with: 200 unless it says another, and the seconds after which to try again. */
type Answered = PublicPage & { status?: number; retryAfter?: number | undefined };

type Drawing = {
  app: App;
  request: Request;
  sheet: Answered;
  text: (text: string, request: Request) => Body;
  more: Record<string, string>;
};

async function drawn({ app, request, sheet, text, more }: Drawing): Promise<Response> {
  const { status = 200, retryAfter } = sheet;
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const here = new URL(sheet.path ?? request.url, request.url);
  // What is refused is not repeated, also not within the links to the other languages.
  if (status >= 400 && status !== 422) here.search = "";
  const place = { house: await siteOf(app, request), locale: sheet.locale, here };
  const { body, headers } = text(tidy(framePage(sheet, place, nonce)), request);
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html;charset=utf-8",
      "content-security-policy": contentPolicy(nonce),
      // Its own form has to say where it came from; others learn nothing.
      "referrer-policy": "same-origin",
      ...(retryAfter && { "retry-after": String(retryAfter) }),
      ...more,
      ...headers,
    },
  });
}

/** An empty field for words would otherwise hold a space. */
const tidy = (text: string) => text.replaceAll(/>\s+<(?!\/textarea)/g, "> <");

type Body = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** Packed, the length of a page with somebody's secret in it would tell of the secret. */
const plainly = (text: string): Body => ({ body: text, headers: {} });

function packed(text: string, { headers }: Request): Body {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0\b)/.test(headers.get("accept-encoding") ?? "");
  if (!takesGzip) return plainly(text);
  const body = Bun.gzipSync(new TextEncoder().encode(text), { level: 6 });
  return { body, headers: { "content-encoding": "gzip" } };
}

/** After an answer the page is read anew, so that a reload sends nothing twice. */
export const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
