import { branding, type OnPaper } from "@/modules/platform/branding";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import type { Purpose } from "../rules";

/** What the product writes by itself. */
const ofTheHouse: readonly Purpose[] = ["invitation", "notice", "access", "test"];

type Dressed = {
  html: string;
  attachments: { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/**
 * The letter once more with logo, colour and a button for what it asks, for readers that show them; nothing in it is
 * fetched from elsewhere. A person's own letter stays the plain text they wrote, unless it asks for something on a page of ours.
 */
export async function addBranding(
  app: App,
  purpose: Purpose,
  text: string,
): Promise<Dressed | null> {
  if (!ofTheHouse.includes(purpose) && !asksHere(app, text)) return null;
  const brand = await branding.onPaper(app);
  if (!brand.isOwn && !partsOf(text).some(isAddress)) return null;
  const { logo } = brand;
  return {
    html: written(text, brand),
    attachments: logo
      ? [
          {
            cid: "logo",
            filename: "logo.png",
            contentType: "image/png",
            content: Buffer.from(logo.bytes),
          },
        ]
      : [],
  };
}

function asksHere({ config }: App, text: string): boolean {
  const own = publicAddress(config);
  return (
    own !== null && partsOf(text).some((part) => isAddress(part) && part.startsWith(`${own}/`))
  );
}

/** On white with dark letters, both said: readers in the dark would otherwise set one of them and not the other. */
const written = (text: string, brand: OnPaper): string =>
  `<!doctype html><html><head><meta name="color-scheme" content="light"></head><body style="margin:0;padding:24px 12px;background:#ffffff;color:#17202b"><div style="max-width:600px;margin:0 auto;border-top:4px solid ${brand.ink};padding:20px 8px;font:16px/1.5 Helvetica,Arial,sans-serif">${headOf(brand)}${bodyOf(text, brand)}</div></body></html>`;

const headOf = ({ logo, name }: OnPaper): string => {
  const alt = Bun.escapeHTML(name);
  if (!logo) return `<p style="margin:0 0 20px;font-weight:bold">${alt}</p>`;
  const width = Math.min(200, Math.round((44 * logo.width) / logo.height));
  return `<p style="margin:0 0 20px"><img src="cid:logo" alt="${alt}" width="${width}"></p>`;
};

/** Paragraphs; an address that stands alone becomes a button that says what the sentence before it asks for. */
function bodyOf(text: string, brand: OnPaper): string {
  const parts = partsOf(text);
  return parts
    .map((part, at) => {
      const next = parts[at + 1];
      const asked = next && isAddress(next) ? askedIn(part) : null;
      if (isAddress(part)) return buttonOf(part, askedIn(parts[at - 1] ?? "")?.label, brand);
      return paragraphOf(asked ? asked.rest : part, brand);
    })
    .join("");
}

const partsOf = (text: string) => text.trim().split(/\n\s*\n/);
const isAddress = (part: string) => /^https?:\/\/[^\s<>"]+$/.test(part.trim());

/** Longer ones are no label. */
const longestLabel = 80;

/** The last sentence of a part that ends with a colon, and what comes before it. */
function askedIn(part: string): { label: string; rest: string } | null {
  const [, rest = "", sentence = ""] =
    /^(?:([^]*[.!?\n,])\s+)?([^.!?\n]+):$/.exec(part.trim()) ?? [];
  if (sentence === "" || sentence.length > longestLabel || rest.endsWith(",")) return null;
  return { label: sentence.charAt(0).toUpperCase() + sentence.slice(1), rest };
}

const paragraphOf = (part: string, brand: OnPaper): string =>
  part === "" ? "" : `<p style="margin:0 0 16px">${linesOf(part, brand)}</p>`;

/** Below it the address itself, for whoever cannot press it. */
function buttonOf(url: string, label: string | undefined, { ink }: OnPaper): string {
  const safe = Bun.escapeHTML(url.trim());
  const link = `<a href="${safe}" style="color:${ink}">${safe}</a>`;
  if (!label) return `<p style="margin:0 0 16px">${link}</p>`;
  const look = `display:inline-block;padding:12px 20px;border-radius:6px;background:${ink};color:#ffffff;font-weight:bold;text-decoration:none`;
  return (
    `<p style="margin:0 0 8px"><a href="${safe}" style="${look}">${Bun.escapeHTML(label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:12px;word-break:break-all">${link}</p>`
  );
}

const address = /https?:\/\/[^\s<>"]+/g;

/** Addresses lead where they say; everything else is text. */
function linesOf(part: string, { ink }: OnPaper): string {
  const found = [...part.matchAll(address)];
  const pieces = part.split(address).map((piece) => Bun.escapeHTML(piece));
  const links = found.map(([url]) => {
    const safe = Bun.escapeHTML(url);
    return `<a href="${safe}" style="color:${ink}">${safe}</a>`;
  });
  return pieces
    .flatMap((piece, n) => [piece, links[n] ?? ""])
    .join("")
    .replaceAll("\n", "<br>");
}
