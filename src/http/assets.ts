import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { Elysia, NotFoundError } from "elysia";
import { callerOf } from "./request-context";
import { contentPolicy } from "./answers/headers";
import { type Ahead, withEarlyStart, linksFor, mapping, screenAt } from "./preload";

/** A file of the client: texts as Brotli only, the rest as it is. */
export type Asset = { type: string; raw?: string; br?: string };
/** The client as the build left it: its document, its files by address, and what each screen consists of. */
export type Client = { page: string; files: Record<string, Asset>; ahead: readonly Ahead[] };
/** What the first byte already knows about the reader. */
export type DocumentContext = { lang: string; theme: string; session: unknown; brand?: Brand };
/** Whose product it looks like: its name, where its sign lies, its colours, and what the client is told of that. */
export type Brand = { name: string; icon: string | null; style: string; known: unknown };

/** What whoever is not signed in sees at the first address, in place of the client. */
export type LandingPage = (request: Request) => Promise<Response>;

type Context = { request: Request; path: string };

/** Serves the browser's side of the product: its files, and its document at every other address. */
export function assets(
  client: Client,
  opening: (request: Request) => Promise<DocumentContext>,
  front: LandingPage | null = null,
) {
  const answer = ({ request, path }: Context) => {
    if (path === "/" && front && !callerOf(request)) return front(request);
    const asset = client.files[path];
    if (asset) return file(path, asset, request);
    if (/^\/(api|assets)\/|\.\w+$/.test(path)) throw new NotFoundError();
    return page(client, request, opening);
  };
  return new Elysia({ name: "assets" }).get("/*", answer);
}

async function file(address: string, asset: Asset, request: Request): Promise<Response> {
  const encoding = encodingFor(asset, request.headers.get("accept-encoding") ?? "");
  // The address carries the hash of the content, so it is the content's name.
  const etag = `W/"${Bun.hash(address).toString(36)}"`;
  const headers = new Headers({
    etag,
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": asset.type,
    vary: "accept-encoding",
  });
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (!asset.br) return new Response(Bun.file(asset.raw ?? ""), { headers });
  if (encoding) headers.set("content-encoding", encoding);
  if (encoding === "br") return new Response(Bun.file(asset.br), { headers });
  return new Response(await (encoding ? gzipped(asset.br) : unpacked(asset.br)), { headers });
}

const encodingFor = (asset: Asset, accepted: string) =>
  (["br", "gzip"] as const).find(
    (it) =>
      asset.br && new RegExp(`(^|[\\s,])${it}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );

/** Where there is no TLS browsers take no Brotli. Made once per file, beside the thread that answers. */
function gzipped(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = forms.get(file) ?? unpacked(file).then((bytes) => promisify(gzip)(bytes));
  forms.set(file, known);
  known.catch(() => forms.delete(file));
  return known;
}

const forms = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

const unpacked = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  promisify(brotliDecompress)(await Bun.file(file).bytes());

async function page(
  client: Client,
  request: Request,
  opening: (request: Request) => Promise<DocumentContext>,
) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const { lang, theme, session, brand } = await opening(request);
  const visit = { address: request.url, lang, isInside: session !== null };
  const screen = screenAt(client.ahead, visit);
  const links = screen ? linksFor(screen, visit) : "";
  const own = withEarlyStart(client.page, screen, lang);
  const html = (brand ? branded(own, brand, nonce) : own)
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${Bun.escapeHTML(lang)}" data-theme="${Bun.escapeHTML(theme)}">`,
    )
    .replace(
      "<head>",
      () =>
        `<head><meta name="csp-nonce" content="${nonce}">${screen?.map ? mapping(screen.map) : ""}`,
    )
    .replace("</head>", () => `${links}${jsonScript("session", session)}</head>`);
  return new Response(html, {
    headers: {
      "content-type": "text/html;charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentPolicy(nonce, screen?.map),
      vary: "cookie, accept-language",
    },
  });
}

/** The name and the sign of the agency, and its colours behind those of the style sheet. */
const branded = (html: string, { name, icon, style, known }: Brand, nonce: string) =>
  html
    .replace(/<title>[^<]*/, () => `<title>${Bun.escapeHTML(name)}`)
    .replace(/<link rel="icon"[^>]*>/, (own) =>
      icon ? `<link rel="icon" href="${Bun.escapeHTML(icon)}">` : own,
    )
    .replace(
      "</head>",
      () => `<style nonce="${nonce}">${style}</style>${jsonScript("brand", known)}</head>`,
    );

/** Inside a script only "<" can end it early; escaped, no name or note can. */
const jsonScript = (id: string, content: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;

/** The client's sign and letters, for pages that stand beside it. */
export function siteAssetsOf({ files }: Client) {
  const named = (pattern: RegExp) => Object.keys(files).find((it) => pattern.test(it)) ?? null;
  return {
    icon: named(/\/icon[^/]*\.svg$/),
    fonts: {
      sans: named(/\/instrument-sans-latin-wght-normal[^/]*\.woff2$/),
      mono: named(/\/geist-mono-latin-wght-normal[^/]*\.woff2$/),
    },
  };
}
