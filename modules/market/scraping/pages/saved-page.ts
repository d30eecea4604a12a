import type { Ad } from "@/modules/market/sources/model";

/** The host of a file that does not say where it was saved; it leads nowhere and is never stored. */
const nowhere = "saved-page.invalid";

/** A page or feed that a person saved, and the address it is read at. */
export type SavedPage = { body: string; hash: string; url: string };

export function savedPageOf(body: string): SavedPage {
  const hash = new Bun.CryptoHasher("sha256").update(body).digest("hex");
  const url = feedAddressIn(body) ?? addressIn(body);
  return { body, hash, url: url ?? `https://${nowhere}/${hash}` };
}

/**
 * An ad of a file without an address is known by the content of that file: what its page calls it ("1", "REQ-7") or
 * an address relative to nowhere is the same in many files, and the next one would be taken for it.
 */
export const identifyAd = (ads: Ad[], { hash }: SavedPage): Ad[] =>
  ads.map((ad, n) =>
    isNowhere(ad.url)
      ? {
          ...ad,
          externalId: `file:${hash}${n > 0 ? `-${n + 1}` : ""}`,
          url: "",
          applyUrl: ad.applyUrl && isNowhere(ad.applyUrl) ? null : ad.applyUrl,
        }
      : ad,
  );

const isNowhere = (url: string) => URL.parse(url)?.hostname === nowhere;

/** A JSON Feed says in itself where it stands, so that it is read as the source that publishes it. */
const feedAddressIn = (body: string): string | null =>
  /^\s*\{/.test(body)
    ? adAddress(/"feed_url"\s*:\s*"([^"]{1,2000})"/.exec(body.slice(0, 20_000))?.[1])
    : null;

/** Where a saved page came from: what the page says of itself, else what the browser wrote into the file. */
function addressIn(html: string): string | null {
  const head = html.slice(0, 200_000);
  const tags = [...head.matchAll(/<(?:link|meta|html)\b[^>]*>/gi)].map(([tag]) =>
    attributesOf(tag),
  );
  const said = [
    tags.find(({ rel }) => rel?.toLowerCase() === "canonical")?.href,
    tags.find(({ property }) => property?.toLowerCase() === "og:url")?.content,
    ...forms.map((form) => form.exec(head)?.[1]),
    tags.find(({ name }) => name?.toLowerCase() === "savepage-url")?.content,
    tags.find((it) => it["data-scrapbook-source"])?.["data-scrapbook-source"],
  ];
  return said.map(adAddress).find((url) => url !== null) ?? null;
}

/** How browsers and their extensions note the address in a file they save. */
const forms = [
  // Chrome, Edge, Internet Explorer; the figure is the length of the address.
  /<!--\s*saved from url=\(\d+\)\s*(\S+)\s*-->/i,
  // SingleFile, for Firefox and Chrome.
  /<!--\s*Page saved with SingleFile\s+url:\s*(\S+)/i,
  // monolith.
  /<!--\s*Saved from (\S+) at /i,
];

/** Every page of a site may name its front page, so that one is the address of no ad. */
function adAddress(text: string | undefined): string | null {
  const url = text ? URL.parse(text.replaceAll("&amp;", "&")) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === nowhere) return null;
  return url.pathname === "/" && url.search === "" ? null : url.href;
}

function attributesOf(tag: string): Record<string, string | undefined> {
  const pairs = tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", ...values]) => [name.toLowerCase(), values.find(Boolean)]),
  );
}
