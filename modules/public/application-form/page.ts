import { payIn, placeIn } from "@/modules/public/careers";
import {
  banded,
  documentOf,
  goTo,
  html,
  type Markup,
  type Sheet,
} from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import type { Confirmation } from "./confirming";
import { formOf } from "./page-form";
import type { View } from "./sending";
import { style } from "./style";
import { filled, type Words, wordsIn } from "./words";

/** What stands on the band, and what follows below where there is more than that. */
type Content = {
  title: string;
  eyebrow?: Markup;
  lead: string;
  status?: true;
  more?: Markup;
  form?: Markup;
};
type Draw<What> = (what: What, words: Words) => Content;

/** The page of the form, in whichever state; it needs no script. */
export const shown = (app: App, request: Request, view: View): Promise<Response> =>
  documentOf(
    app,
    request,
    sheetOf(view.locale, contents[view.is](view, wordsIn(view.locale))),
    statusOf(view),
  );

/** The page behind the link in the letter. */
export function confirmation(app: App, request: Request, seen: Confirmation): Promise<Response> {
  const content = confirmations[seen.is](seen, wordsIn(seen.locale));
  return documentOf(app, request, sheetOf(seen.locale, content), statusOfLink(seen));
}

/** After a form that is well another page is read, so that a reload sends nothing twice. */
export const answered = async (app: App, request: Request, view: View): Promise<Response> =>
  view.is === "sent"
    ? goTo(`/careers/${encodeURIComponent(view.publication.slug)}/apply/sent?lang=${view.locale}`)
    : shown(app, request, view);

/** What was sent and is not in order, what is too much, what is over, and what is well. */
function statusOf({ is, errors, trouble }: View): number {
  if (trouble === "busy" || trouble === "full") return 429;
  if (trouble || Object.keys(errors).length > 0) return 422;
  return { form: 200, sent: 200, closed: 410, silent: 503 }[is];
}

const statusOfLink = ({ is }: Confirmation): number =>
  is === "broken" ? 404 : is === "gone" ? 410 : 200;

function sheetOf(locale: View["locale"], { title, lead, status, more, form, ...rest }: Content) {
  const told = html`<p class="lead" ${status && html`role="status"`}>${lead}</p>
    ${more}`;
  const band = { ...rest, heading: title, more: told, isSlim: true };
  return { locale, title, style, content: banded(band, form ?? null) } satisfies Sheet;
}

const contents: Record<View["is"], Draw<View>> = {
  form: (view, words) => ({
    title: filled(words.title, { job: view.publication.title }),
    eyebrow: html`<a href="/careers/${view.publication.slug}?lang=${view.locale}"
      >← ${words.back}</a
    >`,
    lead: words.intro,
    more: html`<p class="tags">
      ${[placeIn, payIn].map(
        (said) => html`<span class="tag">${said(view.locale, view.publication)}</span>`,
      )}
    </p>`,
    form: formOf(view, words),
  }),
  sent: ({ publication, locale }, words) => ({
    title: words.sentTitle,
    status: true,
    lead: filled(words.sentText, { job: publication.title }),
    more: html`<p>${words.sentHint}</p>
      ${otherJobs(locale, words)}`,
  }),
  closed: ({ locale }, words) => ({
    title: words.closedTitle,
    lead: words.closedText,
    more: otherJobs(locale, words),
  }),
  silent: ({ agency, locale }, words) => ({
    title: words.silentTitle,
    lead: filled(words.silentText, { contact: agency.contact }),
    more: otherJobs(locale, words),
  }),
};

const confirmations: Record<Confirmation["is"], Draw<Confirmation>> = {
  broken: (_, words) => ({
    title: words.brokenTitle,
    lead: words.brokenText,
  }),
  gone: ({ locale }, words) => ({
    title: words.goneTitle,
    lead: filled(words.goneText),
    more: otherJobs(locale, words),
  }),
  asked: ({ job }, words) => ({
    title: words.confirmTitle,
    lead: filled(words.confirmText, { job }),
    more: html`<form method="post" enctype="multipart/form-data">
      <button class="button primary large" type="submit" name="wish" value="confirm">
        ${words.confirm}
      </button>
    </form>`,
  }),
  done: ({ job, locale }, words) => ({
    title: words.doneTitle,
    status: true,
    lead: filled(words.doneText, { job }),
    more: otherJobs(locale, words),
  }),
};

const otherJobs = (locale: View["locale"], words: Words) =>
  html`<p class="ways">
    <a class="button outlined" href="/careers?lang=${locale}">${words.otherJobs}</a>
  </p>`;
