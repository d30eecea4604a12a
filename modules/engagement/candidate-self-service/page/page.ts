import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import {
  banded,
  documentOf,
  html,
  languageOf,
  type Markup,
  type PublicPage,
  autosaveDone,
} from "@/modules/platform/public-pages";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import { hoursSectionOf } from "../hours/section";
import { applicationsOf, interviewsOf, keyOf } from "./page-applications";
import { consentsOf, dataOf, documentsOf, rightsOf } from "./page-data";
import { invoicesOf } from "./page-invoices";
import { linkDays } from "../rules";
import type { Visit } from "../visiting";
import { dayIn, fillText, wordsIn } from "../words";

/** What this page has besides the others: two columns, four stages, and things that need a second thought. */
const style = `
.own{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:0 clamp(2rem,4vw,3.5rem);align-items:start}
.own section{display:grid;gap:.8rem;margin-bottom:2.75rem}
.own article{display:grid;gap:.55rem;justify-items:start;padding:1.2rem 1.35rem;background:var(--surface);border:1px solid var(--line);border-radius:14px}
.own article>*{max-width:100%}.own article>form,.own article>details,.stages{width:100%}
.own article p,.own section>p{overflow-wrap:anywhere}
.said{font-weight:560}
.stages{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.35rem;margin:.4rem 0;font-size:.88rem}
.stages li{border-top:.45rem solid var(--line);border-radius:3px;padding-top:.4rem;color:var(--ink-3);overflow-wrap:anywhere;hyphens:auto}
.stages .past{border-color:var(--primary);color:var(--ink)}.stages [aria-current]{font-weight:620}
.sure{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;font-weight:400}.sure input{margin:0}
.own details .hint{margin-bottom:.6rem}
.own .more{display:inline-flex;align-items:center;min-height:1.9rem}
@media(max-width:60rem){.own{grid-template-columns:minmax(0,1fr)}}
@media(max-width:34rem){.stages{grid-template-columns:1fr 1fr;gap:.6rem .35rem}}
`;

/** Somebody's own page; it works without a script. */
export function pageOf(visit: Visit, secret: string): PublicPage {
  const { locale, agency, expiresAt, person } = visit;
  const words = wordsIn(locale);
  const title = fillText(words.title, { agency });
  const band = {
    eyebrow: title,
    heading: fillText(words.hello, { name: `${person.firstName} ${person.lastName}` }),
    lead: fillText(words.intro, { day: dayIn(locale, expiresAt) }),
    more: visit.said ? html`<p class="notice" role="status">${words[visit.said]}</p>` : null,
  };
  const { said, of } = visit;
  const content = html`<div class="own" ${said === "done" && of && autosaveDone(keyOf(visit, of))}>
    <div>
      ${hoursSectionOf(visit, secret)} ${applicationsOf(visit)} ${interviewsOf(visit, secret)}
      ${documentsOf(visit, secret)} ${invoicesOf(visit, secret)}
    </div>
    <div>${dataOf(visit)} ${consentsOf(visit)} ${rightsOf(visit, secret)}</div>
  </div>`;
  return { locale, title, style, keeps: true, content: banded(band, content) };
}

type Asking = { locale: Locale; is: "asked" | "sent" | "broken" | "silent"; contact?: string };

/** Where a link is asked for; it says the same whoever asks. */
export function askingOf({ locale, is, contact = "" }: Asking): PublicPage {
  const words = wordsIn(locale);
  const title = {
    asked: words.ask.title,
    sent: words.ask.done,
    broken: words.broken,
    silent: words.ask.title,
  }[is];
  const told = {
    asked: words.ask.text,
    sent: fillText(words.ask.doneText, { days }),
    broken: words.brokenText,
    silent: fillText(words.ask.silent, { contact }),
  };
  const lead = html`<span ${is === "sent" && html`role="status"`}>${told[is]}</span>`;
  const band = { heading: title, lead, isSlim: true };
  return {
    locale,
    title,
    style,
    content: banded(band, is === "sent" || is === "silent" ? null : asking(locale, is)),
  };
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

type Asked = { visit: Visit | null; secret: string };

/** The page where a link is asked for, in words that hold: where no letter can go, none is promised. */
export async function askingPage(app: App, locale: Locale, is: "asked" | "sent" | "broken") {
  if (publicAddress(app.config) && (await mail.senderOf(app))) return askingOf({ locale, is });
  const { address, email } = await settings.agencyByDisplayName(app);
  return askingOf({ locale, is: "silent", contact: [address, email].filter(Boolean).join(", ") });
}

/** The page, or where a new link is asked for. */
export const answered = (
  app: App,
  request: Request,
  { visit, secret }: Asked,
): Promise<Response> =>
  visit
    ? documentOf(app, request, pageOf(visit, secret))
    : askingPage(app, languageOf(request), "broken").then((page) =>
        documentOf(app, request, { ...page, status: 404 }),
      );
