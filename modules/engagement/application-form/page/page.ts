import { dayIn, payIn, placeIn } from "@/modules/engagement/careers";
import {
  banded,
  documentOf,
  goTo,
  html,
  type Markup,
  type PublicPage,
  autosaveDone,
} from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { canSendConfirmation } from "../asking";
import type { Confirmation } from "../confirming";
import { formOf, keyOf } from "./page-form";
import type { View } from "../sending";
import { fillText, type Words, wordsIn } from "../words";

/** A form of one column for a thumb; where there is room, what belongs together stands side by side. */
const style = `
.apply{gap:1.25rem}.card>legend{float:left;width:100%;margin-bottom:.2rem}.card>legend+*{clear:both}
.two{grid-template-columns:1fr 1fr}.two>*{grid-column:1/-1}
.two>[data-name=firstName],.two>[data-name=lastName],.two>[data-name=email],.two>[data-name=phone],.two>[data-name=expectedSalary],.two>[data-name=availableDate]{grid-column:auto}
.apply .large{justify-self:stretch}
.waiting{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.3rem 1rem;margin:1rem 0}
.waiting dd{margin:0;font-weight:600;overflow-wrap:anywhere}
@media(max-width:34rem){.two{grid-template-columns:minmax(0,1fr)}}
`;

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

/** The page of the form, in whichever state; it works without a script. */
export const formPage = (app: App, request: Request, view: View): Promise<Response> =>
  documentOf(app, request, {
    ...sheetOf(view.locale, contents[view.is](view, wordsIn(view.locale))),
    status: statusOf(view),
    retryAfter: view.retryAfter,
  });

/** The page behind the link in the letter. */
export async function confirmation(app: App, request: Request, seen: Confirmation) {
  const told = { ...seen, canAsk: await canSendConfirmation(app) };
  const content = confirmations[seen.is](told, wordsIn(seen.locale));
  return documentOf(app, request, {
    ...sheetOf(seen.locale, content),
    status: statusOfLink(seen),
  });
}

/** After a form that is well another page is read, so that a reload sends nothing twice. */
export const redirectAfterForm = async (
  app: App,
  request: Request,
  view: View,
): Promise<Response> =>
  view.is === "sent"
    ? goTo(`/careers/${encodeURIComponent(view.publication.slug)}/apply/sent?lang=${view.locale}`)
    : formPage(app, request, view);

/** What was sent and is not in order, what is too much, what is over, and what is well. */
function statusOf({ is, errors, trouble }: View): number {
  if (trouble === "busy" || trouble === "full") return 429;
  if (trouble || Object.keys(errors).length > 0) return 422;
  return { form: 200, sent: 200, closed: 410 }[is];
}

const statusOfLink = ({ is }: Confirmation): number =>
  is === "broken" ? 404 : is === "gone" ? 410 : 200;

function sheetOf(locale: View["locale"], { title, lead, status, more, form, ...rest }: Content) {
  const told = html`<p class="lead" ${status && html`role="status"`}>${lead}</p>
    ${more}`;
  const band = { ...rest, heading: title, more: told, isSlim: true };
  return {
    locale,
    title,
    style,
    keeps: true,
    content: banded(band, form ?? null),
  } satisfies PublicPage;
}

const contents: Record<View["is"], Draw<View>> = {
  form: (view, words) => ({
    title: fillText(words.title, { job: view.publication.title }),
    eyebrow: html`<a href="/careers/${view.publication.slug}?lang=${view.locale}"
      >← ${words.back}</a
    >`,
    lead: view.canAsk ? words.intro : words.introOffice,
    more: html`<p class="tags">
      ${[placeIn, payIn].map(
        (said) => html`<span class="tag">${said(view.locale, view.publication)}</span>`,
      )}
    </p>`,
    form: formOf(view, words),
  }),
  sent: ({ canAsk: isAsked, ...view }, words) => ({
    title: isAsked ? words.sentTitle : words.sentOfficeTitle,
    status: true,
    lead: fillText(isAsked ? words.sentText : words.sentOffice, { job: view.publication.title }),
    more: html`<p ${autosaveDone(keyOf(view))}>
        ${isAsked ? words.sentHint : fillText(words.sentOfficeHint, { contact: view.agency.contact })}
      </p>
      ${otherJobs(view.locale, words)}`,
  }),
  closed: ({ locale }, words) => ({
    title: words.closedTitle,
    lead: words.closedText,
    more: otherJobs(locale, words),
  }),
};

const confirmations: Record<Confirmation["is"], Draw<Confirmation & { canAsk: boolean }>> = {
  broken: (_, words) => ({
    title: words.brokenTitle,
    lead: words.brokenText,
  }),
  gone: ({ locale }, words) => ({
    title: words.goneTitle,
    lead: fillText(words.goneText),
    more: otherJobs(locale, words),
  }),
  asked: ({ job, sent, locale }, words) => ({
    title: words.confirmTitle,
    lead: fillText(words.confirmText, { job }),
    more: html`${sent && waiting(sent, locale, words)}
      <form method="post" enctype="multipart/form-data">
        <button class="button primary large" type="submit" name="wish" value="confirm">
          ${words.confirm}
        </button>
      </form>`,
  }),
  done: ({ job, locale, canAsk: isMailed }, words) => ({
    title: words.doneTitle,
    status: true,
    lead: fillText(isMailed ? words.doneText : words.doneOffice, { job }),
    more: otherJobs(locale, words),
  }),
};

/** What the press sends, so that nobody sends what a stranger wrote in their name. */
function waiting(
  { name, at, cv, slug }: NonNullable<Confirmation["sent"]>,
  locale: View["locale"],
  words: Words,
): Markup {
  const facts = [
    [words.confirmName, name],
    [words.confirmDay, dayIn(locale, at)],
    [words.fields.cv, cv ?? words.confirmNoCv],
  ];
  const again = `/careers/${slug}/apply?lang=${locale}`;
  return html`<dl class="waiting">
      ${facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <p class="hint">
      ${words.confirmOther} ${slug && html`<a href="${again}">${words.confirmAgain}</a>`}
    </p>`;
}

const otherJobs = (locale: View["locale"], words: Words) =>
  html`<p class="ways">
    <a class="button outlined" href="/careers?lang=${locale}">${words.otherJobs}</a>
  </p>`;
