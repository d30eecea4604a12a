import { banded, html, type Markup, type Sheet } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import { applicationsOf, interviewsOf } from "./page-applications";
import { consentsOf, dataOf, documentsOf, rightsOf } from "./page-data";
import { style } from "./page-style";
import { linkDays } from "./rules";
import type { Visit } from "./visiting";
import { dayIn, said, wordsIn } from "./words";

/** Somebody's own page; it needs no script. */
export function pageOf(visit: Visit, secret: string): Sheet {
  const { locale, agency, expiresAt, person } = visit;
  const words = wordsIn(locale);
  const title = said(words.title, { agency });
  const band = {
    eyebrow: title,
    heading: said(words.hello, { name: `${person.firstName} ${person.lastName}` }),
    lead: said(words.intro, { day: dayIn(locale, expiresAt) }),
    more: visit.said ? html`<p class="notice" role="status">${words[visit.said]}</p>` : null,
  };
  const content = html`<div class="own">
    <div>${applicationsOf(visit)} ${interviewsOf(visit)} ${documentsOf(visit, secret)}</div>
    <div>${dataOf(visit)} ${consentsOf(visit)} ${rightsOf(visit, secret)}</div>
  </div>`;
  return { locale, title, style, content: banded(band, content) };
}

type Asking = { locale: Locale; is: "asked" | "sent" | "broken" };

/** Where a link is asked for; it says the same whoever asks. */
export function askingOf({ locale, is }: Asking): Sheet {
  const words = wordsIn(locale);
  const title = { asked: words.ask.title, sent: words.ask.done, broken: words.broken }[is];
  const told = {
    asked: words.ask.text,
    sent: said(words.ask.doneText, { days }),
    broken: words.brokenText,
  };
  const lead = html`<span ${is === "sent" && html`role="status"`}>${told[is]}</span>`;
  const band = { heading: title, lead, isSlim: true };
  return { locale, title, style, content: banded(band, is === "sent" ? null : asking(locale, is)) };
}

const days = String(linkDays);

function asking(locale: Locale, is: Asking["is"]): Markup {
  const words = wordsIn(locale);
  return html`<form class="card" method="post" action="/me" enctype="multipart/form-data">
    ${is === "broken" && html`<p>${words.ask.text}</p>`}
    <input type="hidden" name="lang" value="${locale}" />
    <div class="field">
      <label for="email">${words.email}</label>
      <input id="email" type="email" name="email" required maxlength="254" autocomplete="email" />
    </div>
    <button class="button primary" type="submit">${words.ask.send}</button>
  </form>`;
}
