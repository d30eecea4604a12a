import { framed, html, type Markup } from "@/modules/pages";
import type { Locale } from "@/modules/users";
import type { OnePager } from "@/modules/submissions";
import { formOf } from "./page-form";
import type { Visit } from "./visiting";
import { countryIn, dayIn, languageIn, type Words, wordsIn } from "./words";

/** The whole page of a shortlist; it needs no script. */
export function pageOf(visit: Visit, nonce: string): string {
  const { locale, project, message, expiresAt, pages } = visit;
  const words = wordsIn(locale);
  const title = words.title.replace("{project}", () => project);
  return framed(
    { locale, nonce, title },
    html`<h1>${title}</h1>
      <p>${words.intro.replace("{day}", dayIn(locale, expiresAt))}</p>
      ${message && html`<p class="message">${message}</p>`}
      ${pages.length === 0 && html`<p>${words.nobody}</p>`}
      ${pages.map(
        (one) =>
          html`<article id="${one.page.reference}">
            ${personOf(one.page, locale)} ${formOf(one, words)}
          </article>`,
      )}`,
  );
}

function personOf(page: OnePager, locale: Locale): Markup {
  const words = wordsIn(locale);
  const country = page.country && countryIn(locale, page.country);
  const free = [
    page.availableFrom && words.from.replace("{day}", dayIn(locale, page.availableFrom)),
    page.noticeDays !== null && words.notice.replace("{days}", String(page.noticeDays)),
  ];
  return html`<h2>${page.name ?? page.reference}</h2>
    ${page.headline && html`<p>${page.headline}</p>`}
    <dl>
      ${row(words.role, page.role && words.roles[page.role])}
      ${row(words.place, joined([page.location, country]))}
      ${row(words.experience, yearsOf(page, words))} ${row(words.skills, page.skills.join(", "))}
      ${row(words.systems, page.systems.map((it) => words.systemNames[it]).join(", "))}
      ${row(
        words.languages,
        page.languages.map(({ code, level }) => `${languageIn(locale, code)} ${level}`).join(", "),
      )}
      ${row(words.availability, joined(free))}
      ${row(words.works, page.willingCountries.map((code) => countryIn(locale, code)).join(", "))}
    </dl>
    ${certificatesOf(page, locale)}`;
}

const joined = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(", ");

/** What nobody asked is left out. */
const row = (label: string, value: string | null) =>
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

function certificatesOf({ certificates }: OnePager, locale: Locale): Markup | null {
  const words = wordsIn(locale);
  if (certificates.length === 0) return null;
  const end = (day: string | null) =>
    day ? words.until.replace("{day}", dayIn(locale, day)) : words.noEnd;
  return html`<table>
    <caption>
      ${words.certificates}
    </caption>
    <tbody>
      ${certificates.map(
        ({ name, expiresOn, validity }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${end(expiresOn)}</td>
            <td class="${validity}">${words.validities[validity]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
