import {
  banded,
  html,
  type Markup,
  type PublicPage,
  autosaveDone,
} from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts";
import type { OnePager } from "../..";
import { skillIn } from "../skills";
import { answerFormOf, keyOf, type One } from "./answer-form";
import { type Words, wordsIn } from "./words";

export type Visit = {
  locale: Locale;
  project: string;
  message: string | null;
  expiresAt: string;
  /** Whom an answer was just taken about. */
  said: string | null;
  pages: One[];
};

const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

const languageIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(dialects[locale], { type: "language" }).of(code) ?? code;

const countryIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(dialects[locale], { type: "region" }).of(code === "UK" ? "GB" : code) ??
  code;

/** One person beside what the client says of them. */
const style = `
.person{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(17rem,1fr);gap:clamp(1.5rem,4vw,3rem);align-items:start}
.person+.person{margin-top:1.5rem}
.person h2{font-size:1.6rem}.person .lead{margin-top:.3rem}.person .facts{margin-top:1.4rem}
.person h3{margin:1.6rem 0 .3rem}
.papers li{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;gap:.25rem 1rem;padding:.55rem 0;border-top:1px solid var(--line)}
.person form{position:sticky;top:5.5rem;padding:clamp(1rem,2vw,1.4rem);border-radius:12px;background:var(--sunken);border:1px solid var(--line)}
.person fieldset{gap:.6rem}.person legend{margin-bottom:.7rem}
.person .button{justify-self:stretch}
@media(max-width:60rem){.person{grid-template-columns:minmax(0,1fr)}.person form{position:static}}
@media(max-width:34rem){.papers li{grid-template-columns:minmax(0,1fr) auto}.papers .hint{grid-row:2}}
@media print{.person form{display:none}.person{grid-template-columns:1fr;break-inside:avoid}}
`;

/** The whole page of a shortlist; it works without a script, and leads nowhere else. */
export function pageOf({ locale, project, message, expiresAt, said, pages }: Visit): PublicPage {
  const words = wordsIn(locale);
  const title = words.title.replace("{project}", () => project);
  const band = {
    eyebrow: words.eyebrow,
    heading: title,
    lead: words.intro.replace("{day}", dayIn(locale, expiresAt)),
    more: message ? html`<p class="quote">${message}</p>` : null,
  };
  const content = html`${said && html`<i hidden ${autosaveDone(keyOf(said))}></i>`}
  ${pages.length === 0 && html`<p class="empty">${words.nobody}</p>`}
  ${pages.map((one) => personWith(one, locale))}`;
  return { locale, title, style, keeps: true, sections: null, content: banded(band, content) };
}

const personWith = (one: One, locale: Locale): Markup =>
  html`<article class="card person" id="${one.candidateId}">
    <div>${personOf(one.page, locale)}</div>
    ${answerFormOf(one, locale)}
  </article>`;

function personOf(page: OnePager, locale: Locale): Markup {
  const words = wordsIn(locale);
  const country = page.country && countryIn(locale, page.country);
  const free = [
    page.availableFrom && words.from.replace("{day}", dayIn(locale, page.availableFrom)),
    page.noticeDays !== null && words.notice.replace("{days}", String(page.noticeDays)),
  ];
  const said = page.languages.map(({ code, level }) => `${languageIn(locale, code)} ${level}`);
  return html`<h2>${page.name ?? page.reference}</h2>
    ${page.headline && html`<p class="lead">${page.headline}</p>`}
    <dl class="facts">
      ${row(words.role, page.role && words.roles[page.role])}
      ${row(words.place, joined([page.location, country]))}
      ${row(words.experience, yearsOf(page, words))}
      ${row(words.skills, tagged(page.skills.map((name) => skillIn(locale, name))))}
      ${row(words.systems, tagged(page.systems.map((it) => words.systemNames[it])))}
      ${row(words.languages, said.join(", "))} ${row(words.availability, joined(free))}
      ${row(words.works, page.willingCountries.map((code) => countryIn(locale, code)).join(", "))}
    </dl>
    ${certificatesOf(page, locale)}`;
}

const joined = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(", ");

const tagged = (names: string[]): Markup | null =>
  names.length > 0
    ? html`<ul class="tags">
        ${names.map((name) => html`<li class="tag">${name}</li>`)}
      </ul>`
    : null;

/** What nobody asked is left out. */
const row = (label: string, value: string | Markup | null) =>
  value
    ? html`<dt>${label}</dt>
        <dd>${value}</dd>`
    : null;

function yearsOf({ yearsTotal, yearsDatacentre }: OnePager, words: Words): string {
  if (yearsTotal === null && yearsDatacentre === null) return "";
  if (yearsDatacentre === null) return words.yearsTotal.replace("{total}", String(yearsTotal));
  if (yearsTotal === null)
    return words.yearsDatacentre.replace("{datacentre}", String(yearsDatacentre));
  return words.years
    .replace("{total}", String(yearsTotal))
    .replace("{datacentre}", String(yearsDatacentre));
}

const light: Partial<Record<OnePager["certificates"][number]["validity"], string>> = {
  valid: "well",
  expired: "bad",
};

function certificatesOf({ certificates }: OnePager, locale: Locale): Markup | null {
  const words = wordsIn(locale);
  if (certificates.length === 0) return null;
  const end = (day: string | null) =>
    day ? words.until.replace("{day}", dayIn(locale, day)) : words.noEnd;
  return html`<h3>${words.certificates}</h3>
    <ul class="papers">
      ${certificates.map(
        ({ name, expiresOn, validity }) =>
          html`<li>
            <span>${name}</span> <span class="hint">${end(expiresOn)}</span>
            <span class="state ${light[validity]}">${words.validities[validity]}</span>
          </li>`,
      )}
    </ul>`;
}
