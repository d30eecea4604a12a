import type { Reply, ListedAd } from "./model";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The description as markup: paragraphs, headings and lists. */
export function described(ad: ListedAd): string {
  const html = ad.text.split("\n").map((line) => {
    if (line.startsWith("## ")) return `<h3>${escaped(line.slice(3))}</h3>`;
    return line.startsWith("- ") ? `<li>${escaped(line.slice(2))}</li>` : `<p>${escaped(line)}</p>`;
  });
  return html.join("\n").replace(/(?:<li>.*<\/li>\n?)+/g, (items) => `<ul>${items}</ul>`);
}

/** The first sentences, with what was asked for set in bold, as result pages show them. */
export const snippetOf = (ad: ListedAd): string =>
  escaped(ad.text.split("\n## ")[0]?.slice(0, 240) ?? "").replace(/data/gi, "<strong>$&</strong>");

type Page = { title: string; head?: string; body: string; language?: string };

export function pageWith({ title, head = "", body, language = "en" }: Page): Reply {
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>
<title>${escaped(title)}</title>${head}</head><body>${body}</body></html>`;
  return { type: "html", body: html };
}

/** JSON within a script, which must not end it. */
export const scripted = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, "\\u003C").replace(/\//g, "\\u002F");

const block = (at: number): string => {
  const name = String(at).padStart(5, "0");
  return `<li class="nav-item nav-${name}"><a href="/topic/${name}" class="link link--muted"><svg width="16" height="16" viewBox="0 0 16 16"><path d="M2 2h8v4H2z"/></svg><span>Topic ${name}</span></a></li>\n`;
};

const blockLength = block(0).length;
let blocks = "";

/** The weight of a real page: navigation and icons, as markup, until it has this many characters. */
export function padded(html: string, size: number): string {
  const end = html.lastIndexOf("</body>");
  const count = Math.ceil((size - html.length) / blockLength);
  if (end < 0 || count <= 0) return html;
  while (blocks.length < count * blockLength) blocks += block(blocks.length / blockLength);
  return `${html.slice(0, end)}<nav><ul>${blocks.slice(0, count * blockLength)}</ul></nav>${html.slice(end)}`;
}
