import { framed, html, type Markup } from "@/modules/pages";
import { type Locale, locales } from "@/modules/users/rules";
import { applicationsOf, interviewsOf } from "./page-applications";
import { consentsOf, dataOf, documentsOf, rightsOf } from "./page-data";
import { ownStyles as style } from "./page-style";
import { linkDays } from "./rules";
import type { Visit } from "./visiting";
import { dayIn, said, wordsIn } from "./words";

const names: Record<Locale, string> = { nl: "Nederlands", en: "English", de: "Deutsch" };

/** The same page in each language. */
const languages = (spoken: Locale): Markup => {
  const mark = (it: Locale) => it === spoken && html` aria-current="true"`;
  const link = (it: Locale) =>
    html`<a href="?lang=${it}" lang="${it}" ${mark(it)}>${names[it]}</a>`;
  return html`<nav aria-label="${wordsIn(spoken).language}">${locales.map(link)}</nav>`;
};

/** Somebody's own page; it needs no script. */
export function pageOf(visit: Visit, secret: string, nonce: string): string {
  const { locale, agency, expiresAt, person } = visit;
  const words = wordsIn(locale);
  return framed(
    { locale, nonce, title: said(words.title, { agency }), style },
    html`${languages(locale)}
      <h1>${said(words.hello, { name: `${person.firstName} ${person.lastName}` })}</h1>
      ${visit.said && html`<p role="status">${words[visit.said]}</p>`}
      <p>${said(words.intro, { day: dayIn(locale, expiresAt) })}</p>
      ${applicationsOf(visit)} ${interviewsOf(visit)} ${documentsOf(visit, secret)} ${dataOf(visit)}
      ${consentsOf(visit)} ${rightsOf(visit, secret)}`,
  );
}

type Asking = { locale: Locale; is: "asked" | "sent" | "broken" };

/** Where a link is asked for; it says the same whoever asks. */
export function askingOf({ locale, is }: Asking, nonce: string): string {
  const words = wordsIn(locale);
  const title = { asked: words.ask.title, sent: words.ask.done, broken: words.broken }[is];
  const days = String(linkDays);
  return framed(
    { locale, nonce, title, style },
    html`${languages(locale)}
      <h1>${title}</h1>
      ${is === "broken" && html`<p>${words.brokenText}</p>`}
      ${
        is === "sent"
          ? html`<p role="status">${said(words.ask.doneText, { days })}</p>`
          : asking(locale)
      }`,
  );
}

function asking(locale: Locale): Markup {
  const words = wordsIn(locale);
  return html`<p>${words.ask.text}</p>
    <form method="post" action="/me" enctype="multipart/form-data">
      <input type="hidden" name="lang" value="${locale}" />
      <label
        >${words.email}<input
          type="email"
          name="email"
          required
          maxlength="254"
          autocomplete="email"
      /></label>
      <button type="submit">${words.ask.send}</button>
    </form>`;
}
