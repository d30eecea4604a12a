import { banded, html, type Markup, type Sheet } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts";
import type { OnePager } from "@/modules/staffing/submissions";
import { formOf } from "./page-form";
import { style } from "./style";
import type { Visit } from "./visiting";
import { countryIn, dayIn, languageIn, type Words, wordsIn } from "./words";

/** The whole page of a shortlist; it needs no script, and leads nowhere else. */
export function pageOf({ locale, project, message, expiresAt, pages }: Visit): Sheet {
  const words = wordsIn(locale);
  const title = words.title.replace("{project}", () => project);
  const band = {
    eyebrow: words.eyebrow,
    heading: title,
    lead: words.intro.replace("{day}", dayIn(locale, expiresAt)),
    more: message ? html`<p class="quote">${message}</p>` : null,
  };
  const content = html`${pages.length === 0 && html`<p class="empty">${words.nobody}</p>`}
  ${pages.map((one) => personWith(one, locale))}`;
  return { locale, title, style, sections: null, content: banded(band, content) };
}

const personWith = (one: Visit["pages"][number], locale: Locale): Markup =>
  html`<article class="card person" id="${one.candidateId}">
    <div>${personOf(one.page, locale)}</div>
    ${formOf(one, wordsIn(locale))}
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
      ${row(words.experience, yearsOf(page, words))} ${row(words.skills, tagged(page.skills))}
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
