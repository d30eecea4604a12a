import { branding, type OnPaper } from "@/modules/platform/branding";
import type { App } from "@/src/app";
import type { Purpose } from "../rules";

/** What the house writes by itself; a person's own letter stays the plain text they wrote. */
const ofTheHouse: readonly Purpose[] = ["invitation", "notice", "access", "test"];

export type Dressed = {
  html: string;
  attachments: { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/** The letter once more with logo and colour, for readers that show them; nothing in it is fetched from elsewhere. */
export async function dressed(app: App, purpose: Purpose, text: string): Promise<Dressed | null> {
  if (!ofTheHouse.includes(purpose)) return null;
  const brand = await branding.onPaper(app);
  if (!brand.isOwn) return null;
  const { logo } = brand;
  return {
    html: written(text, brand),
    attachments: logo
      ? [
          {
            ...{ cid: "logo", filename: "logo.png", contentType: "image/png" },
            content: Buffer.from(logo.bytes),
          },
        ]
      : [],
  };
}

const written = (text: string, brand: OnPaper): string =>
  `<!doctype html><html><body style="margin:0;padding:24px 12px"><div style="max-width:600px;margin:0 auto;border-top:4px solid ${brand.ink};padding:20px 8px;font:16px/1.5 Helvetica,Arial,sans-serif">${headOf(brand)}${bodyOf(text, brand)}</div></body></html>`;

const headOf = ({ logo, name }: OnPaper): string => {
  const alt = Bun.escapeHTML(name);
  if (!logo) return `<p style="margin:0 0 20px;font-weight:bold">${alt}</p>`;
  const width = Math.min(200, Math.round((44 * logo.width) / logo.height));
  return `<p style="margin:0 0 20px"><img src="cid:logo" alt="${alt}" width="${width}"></p>`;
};

const bodyOf = (text: string, brand: OnPaper): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p style="margin:0 0 16px">${linesOf(part, brand)}</p>`)
    .join("");

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
