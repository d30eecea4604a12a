import { careersStyle, topOf } from "@/modules/careers";
import { documentOf, framed, goTo, html, type Markup } from "@/modules/pages";
import type { Confirmation } from "./confirming";
import { formOf } from "./page-form";
import type { View } from "./sending";
import { formStyle } from "./style";
import { filled, type Words, wordsIn } from "./words";

type Content = { title: string; content: Markup; before?: Markup };
type Draw<What> = (what: What, words: Words) => Content;

/** The page of the form, in whichever state; it needs no script. */
export function pageOf(view: View, nonce: string): string {
  const words = wordsIn(view.locale);
  const { locale, agency, publication } = view;
  const path = `/careers/${publication.slug}/apply${view.is === "sent" ? "/sent" : ""}`;
  const before = topOf({ locale, agency: agency.name, path, search: "" });
  return drawn(locale, nonce, { ...contents[view.is](view, words), before });
}

/** The page behind the link in the letter. */
export function confirmationOf(confirmation: Confirmation, nonce: string): string {
  const words = wordsIn(confirmation.locale);
  return drawn(confirmation.locale, nonce, confirmations[confirmation.is](confirmation, words));
}

/** After a form that is well another page is read, so that a reload sends nothing twice. */
export const answerTo = (view: View): Response =>
  view.is === "sent"
    ? goTo(`/careers/${encodeURIComponent(view.publication.slug)}/apply/sent?lang=${view.locale}`)
    : documentOf((nonce) => pageOf(view, nonce), statusOf(view));

/** What was sent and is not in order, what is too much, what is over, and what is well. */
export function statusOf({ is, errors, trouble }: View): number {
  if (trouble === "busy" || trouble === "full") return 429;
  if (trouble || Object.keys(errors).length > 0) return 422;
  return { form: 200, sent: 200, closed: 410, silent: 503 }[is];
}

export const statusOfLink = ({ is }: Confirmation): number =>
  is === "broken" ? 404 : is === "gone" ? 410 : 200;

const drawn = (locale: View["locale"], nonce: string, { content, ...sheet }: Content): string =>
  framed(
    { ...sheet, locale, nonce, style: html`${careersStyle}${formStyle}` },
    html`<div class="narrow" id="content">
      <h1>${sheet.title}</h1>
      ${content}
    </div>`,
  );

const contents: Record<View["is"], Draw<View>> = {
  form: (view, words) => ({
    title: filled(words.title, { job: view.publication.title }),
    content: html`<p>
        <a href="/careers/${view.publication.slug}?lang=${view.locale}">${words.back}</a>
      </p>
      <p>${words.intro}</p>
      ${formOf(view, words)}`,
  }),
  sent: ({ publication, locale }, words) => ({
    title: words.sentTitle,
    content: html`<p role="status">${filled(words.sentText, { job: publication.title })}</p>
      <p>${words.sentHint}</p>
      ${otherJobs(locale, words)}`,
  }),
  closed: ({ locale }, words) => ({
    title: words.closedTitle,
    content: html`<p>${words.closedText}</p>
      ${otherJobs(locale, words)}`,
  }),
  silent: ({ agency, locale }, words) => ({
    title: words.silentTitle,
    content: html`<p>${filled(words.silentText, { contact: agency.contact })}</p>
      ${otherJobs(locale, words)}`,
  }),
};

const confirmations: Record<Confirmation["is"], Draw<Confirmation>> = {
  broken: (_, words) => ({
    title: words.brokenTitle,
    content: html`<p>${words.brokenText}</p>`,
  }),
  gone: ({ locale }, words) => ({
    title: words.goneTitle,
    content: html`<p>${filled(words.goneText)}</p>
      ${otherJobs(locale, words)}`,
  }),
  asked: ({ job }, words) => ({
    title: words.confirmTitle,
    content: html`<p>${filled(words.confirmText, { job })}</p>
      <form method="post" enctype="multipart/form-data">
        <button type="submit" name="wish" value="confirm">${words.confirm}</button>
      </form>`,
  }),
  done: ({ job, locale }, words) => ({
    title: words.doneTitle,
    content: html`<p role="status">${filled(words.doneText, { job })}</p>
      ${otherJobs(locale, words)}`,
  }),
};

const otherJobs = (locale: View["locale"], words: Words) =>
  html`<p><a href="/careers?lang=${locale}">${words.otherJobs}</a></p>`;
