import { banded, documentOf, html, languageOf, type Markup } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import type { Visit } from "./visiting";
import { type Words, wordsIn } from "./words";

/** The whole page; it needs no script, and speaks the language of the letter or else of the browser. */
export function respondPage(
  app: App,
  request: Request,
  { is, locale: meant, agency }: Visit,
): Promise<Response> {
  const locale = languageOf(request, meant);
  const words = wordsIn(locale);
  const title = titleOf[is](words);
  const say: Say = (key) => words[key].replace("{agency}", () => agency);
  const [lead, more] = contentOf[is](say);
  const content = banded({ heading: title, more: html`${lead}${more}`, isSlim: true }, null);
  return documentOf(app, request, { locale, title, content }, is === "broken" ? 404 : 200);
}

const titleOf: Record<Visit["is"], (words: Words) => string> = {
  broken: ({ broken }) => broken,
  gone: ({ gone }) => gone,
  asked: ({ title }) => title,
  out: ({ done }) => done,
  back: ({ back }) => back,
};

type Say = (key: keyof Words) => string;

const lead = (text: string): Markup => html`<p class="lead">${text}</p>`;
const done = (text: string): Markup => html`<p class="lead" role="status">${text}</p>`;

const contentOf: Record<Visit["is"], (say: Say) => [Markup, Markup?]> = {
  broken: (say) => [lead(say("brokenText"))],
  gone: (say) => [lead(say("goneText"))],
  asked: (say) => [
    lead(say("question")),
    html`<p>${say("rest")}</p>
      ${button("stop", say("yes"), "primary large")}`,
  ],
  out: (say) => [
    done(say("doneText")),
    html`<p>${say("rest")}</p>
      <p>${say("mistake")}</p>
      ${button("again", say("again"), "outlined")}`,
  ],
  back: (say) => [done(say("backText"))],
};

const button = (wish: "stop" | "again", label: string, look: string): Markup =>
  html`<form method="post" enctype="multipart/form-data">
    <button class="button ${look}" type="submit" name="wish" value="${wish}">${label}</button>
  </form>`;
