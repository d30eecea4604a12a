import { framed, html, type Markup } from "@/modules/pages";
import { type Locale, locales } from "@/modules/users/rules";
import type { Visit } from "./visiting";
import { type Words, wordsIn } from "./words";

/** The whole page; it needs no script, and speaks the language of the letter or else of the browser. */
export function pageOf({ is, locale, agency }: Visit, accepted: string, nonce: string): string {
  const spoken = locale ?? languageOf(accepted);
  const words = wordsIn(spoken);
  const title = titleOf[is](words);
  const content = contentOf[is](named(words, agency));
  return framed(
    { locale: spoken, nonce, title },
    html`<h1>${title}</h1>
      ${content}`,
  );
}

export const statusOf = ({ is }: Visit): number => (is === "broken" ? 404 : 200);

const languageOf = (accepted: string): Locale =>
  locales.find((it) => accepted.toLowerCase().startsWith(it)) ?? "en";

const named = (words: Words, agency: string) => (key: keyof Words) =>
  words[key].replace("{agency}", () => agency);

const titleOf: Record<Visit["is"], (words: Words) => string> = {
  broken: ({ broken }) => broken,
  gone: ({ gone }) => gone,
  asked: ({ title }) => title,
  out: ({ done }) => done,
  back: ({ back }) => back,
};

type Say = (key: keyof Words) => string;

const contentOf: Record<Visit["is"], (say: Say) => Markup> = {
  broken: (say) => html`<p>${say("brokenText")}</p>`,
  gone: (say) => html`<p>${say("goneText")}</p>`,
  asked: (say) =>
    html`<p>${say("question")}</p>
      <p>${say("rest")}</p>
      ${button("stop", say("yes"))}`,
  out: (say) =>
    html`<p role="status">${say("doneText")}</p>
      <p>${say("rest")}</p>
      <p>${say("mistake")}</p>
      ${button("again", say("again"))}`,
  back: (say) => html`<p role="status">${say("backText")}</p>`,
};

const button = (wish: "stop" | "again", label: string): Markup =>
  html`<form method="post" enctype="multipart/form-data">
    <button type="submit" name="wish" value="${wish}">${label}</button>
  </form>`;
