import { banded, html, type Markup, type PublicPage } from "@/modules/platform/public-pages";
import { type Block, blocksOf, type Run } from "@/modules/staffing/documents/rules";
import type { EditionRow } from "./documents";
import type { AgencyCertificate } from "./model";
import { editionOn, type Locale, type PublicType, stateOf } from "./rules";
import { dayText, fillText, wordsIn } from "./values";

export type Reading = {
  locale: Locale;
  type: PublicType;
  /** What is read, and every edition in its language, the newest first. */
  edition: EditionRow;
  all: EditionRow[];
  day: string;
};

/** What a text to be read adds to the look of all pages. */
const style = `
.paper{display:grid;gap:.9rem;line-height:1.65;overflow-wrap:anywhere}
.paper h2{margin-top:1.4rem;font-size:1.2rem}
.paper ul{display:grid;gap:.4rem;padding-left:1.2rem;list-style:disc}
.paper .wide{overflow-x:auto}
.paper table{width:100%;border-collapse:collapse;font-size:.95rem}
.paper th,.paper td{padding:.5rem .9rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.paper th{color:var(--ink-2);font-weight:600}
.sign{margin-top:2rem;padding-top:.6rem;border-top:1px solid var(--line-strong);color:var(--ink-2)}
.versions{display:grid;gap:.5rem;margin-top:3rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.versions h2{font-size:1.05rem}
.versions a,.versions span{display:inline-flex;align-items:center;min-height:2.1rem}
.marks{display:grid;gap:1rem}.marks h2{margin-bottom:.75rem}
`;

/** A published document, word for word, and where its other editions are. */
export function documentPage(reading: Reading): PublicPage {
  const { locale, edition } = reading;
  const [first, ...rest] = blocksOf(edition.body);
  const isTitled = first?.kind === "title";
  const band = {
    heading: html`<span lang="${edition.language}"
      >${isTitled ? textOf(first.runs) : edition.title}</span
    >`,
    lead: standingOf(reading),
    more: elsewhere(reading),
    isSlim: true,
  };
  const blocks = isTitled || !first ? rest : [first, ...rest];
  const content = html`<article class="paper" lang="${edition.language}">
      ${grouped(blocks).map(drawn)}
    </article>
    ${others(reading)}`;
  return { locale, title: edition.title, style, head: found, content: banded(band, content) };
}

/** Searches may find what was published. */
const found = html`<meta name="robots" content="index, follow" />`;

function standingOf({ edition, all, day, locale }: Reading): string {
  const words = wordsIn(locale);
  const values = { day: dayText(edition.effectiveFrom, locale), n: edition.n };
  const sentences = {
    "in-force": words.since,
    past: words.was,
    coming: words.comes,
    withdrawn: words.withdrawn,
  };
  return fillText(sentences[stateOf(edition, all, day)], values);
}

/** A way to what counts, for whoever reads something else, and a word about the language. */
function elsewhere({ edition, all, day, locale, type }: Reading): Markup | null {
  const words = wordsIn(locale);
  const counts = editionOn(all, day);
  const isOther = counts !== undefined && counts.n !== edition.n;
  const sentence = edition.effectiveFrom > day ? words.notYet : words.old;
  return html`${isOther && html`<p class="notice">${sentence} <a href="/legal/${type}?lang=${locale}">${words.names[type]}</a></p>`}
  ${edition.language !== locale && html`<p class="hint">${words.other}</p>`}`;
}

/** Where more than one was published, all of them can be read. */
function others({ all, edition, locale, type }: Reading): Markup | null {
  const words = wordsIn(locale);
  if (all.length < 2) return null;
  const told = (it: EditionRow) => {
    const values = { n: it.n, day: dayText(it.effectiveFrom, locale) };
    return fillText(it.withdrawnAt ? words.withdrawn : words.comes, values);
  };
  return html`<nav class="versions" aria-label="${words.versions}">
    <h2>${words.versions}</h2>
    <ul>
      ${all.map((it) => html`<li>${it.n === edition.n ? html`<span aria-current="page">${told(it)}</span>` : html`<a href="/legal/${type}?lang=${locale}&edition=${it.n}">${told(it)}</a>`}</li>`)}
    </ul>
  </nav>`;
}

type Group = { kind: "items"; items: Run[][] } | Block;

/** Lines of a list stand together. */
function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== "item") groups.push(block);
    else if (last?.kind === "items") last.items.push(block.runs);
    else groups.push({ kind: "items", items: [block.runs] });
  }
  return groups;
}

function drawn(group: Group): Markup {
  if (group.kind === "items")
    return html`<ul>
      ${group.items.map((runs) => html`<li>${runs.map(runOf)}</li>`)}
    </ul>`;
  if (group.kind === "table") return tableOf(group.rows);
  if (group.kind === "signatures") return html`<p class="sign">${group.names.join(" · ")}</p>`;
  const runs = group.runs.map(runOf);
  return group.kind === "text" ? html`<p>${runs}</p>` : html`<h2>${runs}</h2>`;
}

function tableOf([head, ...rows]: Run[][][]): Markup {
  const label = head?.map(textOf).join(", ");
  return html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table aria-label="${label}">
      <thead>
        <tr>
          ${head?.map((cell) => html`<th scope="col">${cell.map(runOf)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell.map(runOf)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const runOf = ({ text, isBold }: Run): Markup => (isBold ? html`<b>${text}</b>` : html`${text}`);
const textOf = (runs: Run[]): string => runs.map(({ text }) => text).join("");

/** Where nothing counts yet, and whom to ask instead. */
export function nothingPage(locale: Locale, email: string): PublicPage {
  const words = wordsIn(locale);
  const more = email ? html`<p><a href="mailto:${email}">${email}</a></p>` : null;
  const band = { heading: words.missing, lead: words.missingText, more, isSlim: true };
  return { locale, title: words.missing, content: banded(band, null) };
}

/** The marks that hold today. */
export function certificatesPage(locale: Locale, held: AgencyCertificate[]): PublicPage {
  const words = wordsIn(locale);
  const band = { heading: words.certificates, lead: words.certificatesText, isSlim: true };
  const content =
    held.length === 0
      ? html`<p class="empty">${words.noCertificates}</p>`
      : html`<ul class="marks">
          ${held.map((it) => markOf(it, locale))}
        </ul>`;
  return { locale, title: words.certificates, style, head: found, content: banded(band, content) };
}

function markOf({ kind, name, number, issuer, validUntil }: AgencyCertificate, locale: Locale) {
  const words = wordsIn(locale);
  const until = validUntil ? dayText(validUntil, locale) : words.open;
  return html`<li class="card">
    <h2>${name ?? words.kinds[kind]}</h2>
    <dl class="facts">
      ${
        number &&
        html`<dt>${words.number}</dt>
          <dd>${number}</dd>`
      }
      ${
        issuer &&
        html`<dt>${words.issuer}</dt>
          <dd>${issuer}</dd>`
      }
      <dt>${words.until}</dt>
      <dd>${until}</dd>
    </dl>
  </li>`;
}
