import { html, type Markup } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { DataExport } from "../subject-model";
import texts from "./page.json";

type Words = (typeof texts)["en"];

/** The export as somebody reads it: one page that needs nothing else, in their language. */
export function pageOf(data: DataExport, files: readonly string[], locale: Locale): string {
  const words = texts[locale];
  const title = words.title.replace("{name}", data.name);
  const page = html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${style}
    </head>
    <body>
      <h1>${title}</h1>
      <p>${words.made} ${data.exportedAt.slice(0, 10)}</p>
      <p>${words.intro}</p>
      ${circumstances(data, words)}
      ${inOrder(data.data).map(([holder, parts]) => sectionOf(holder, parts, words))}
      <h2>${words.logic}</h2>
      <p>${data.logic.explanation}</p>
      ${data.logic.scores.map((row) => rowOf(row, words))} ${listOf(words.files, files, words)}
    </body>
  </html>`;
  return `<!doctype html>${page.safe}`;
}

const style = html`<style>
  body {
    font:
      1rem/1.5 system-ui,
      sans-serif;
    max-width: 60rem;
    margin: 2rem auto;
    padding: 0 1rem;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(7rem, 14rem) 1fr;
    gap: 0 1rem;
    padding: 0.5rem 0;
    margin: 0;
    border-top: 1px dotted;
  }
  dd {
    margin: 0;
    white-space: pre-wrap;
  }
</style>`;

/** Who saw the data, how long it is kept, and what keeps it longer. */
function circumstances({ recipients, retention, holds }: DataExport, words: Words): Markup[] {
  const until = (day: string) => words.until.replace("{until}", day);
  const seen = recipients.map(({ at, name, what }) =>
    [at.slice(0, 10), name, whatIn(words, what)].join(" · "),
  );
  const kept = retention ? [until(retention.until)] : [];
  const held = holds.map((hold) => `${until(hold.until)}: ${hold.reason}`);
  return [
    listOf(words.recipients, seen, words),
    listOf(words.retention, kept, words),
    listOf(words.holds, held, words),
  ];
}

const whatIn = (words: Words, what: string): string =>
  new Map<string, string>(Object.entries(words.what)).get(what) ?? what;

const listOf = (head: string, lines: readonly string[], words: Words): Markup =>
  html`<h2>${head}</h2>
    ${
      lines.length > 0
        ? html`<ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`
        : html`<p>${words.none}</p>`
    }`;

type Parts = Record<string, unknown[]>;

/** The person's own record comes first. */
const inOrder = (data: Record<string, Parts>) =>
  Object.entries(data).toSorted(([a], [b]) => Number(isOwn(b)) - Number(isOwn(a)));
const isOwn = (holder: string) => ["candidates", "clients", "users"].includes(holder);

function sectionOf(holder: string, parts: Parts, words: Words): Markup {
  const name = new Map<string, string>(Object.entries(words.holders)).get(holder) ?? holder;
  const rows = Object.values(parts).flat();
  return html`<h2>${name}</h2>
    ${rows.map((row) => rowOf(row, words))}`;
}

const rowOf = (row: unknown, words: Words): Markup =>
  html`<dl>
    ${Object.entries(row && typeof row === "object" ? row : { value: row })
      .filter(([name, value]) => !isTechnical(name) && !isNothing(value))
      .map(
        ([name, value]) =>
          html`<dt>${plainly(name)}</dt>
            <dd>${said(value, words)}</dd>`,
      )}
  </dl>`;

/** What only a program needs; data.json has it. */
const isTechnical = (name: string) => /^(id|seq|version)$|Id$|Key$|Hash$/.test(name);
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || JSON.stringify(value) === "[]";
const plainly = (name: string) => name.replaceAll(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`);

function said(value: unknown, words: Words): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value) && value.every((it) => typeof it === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
