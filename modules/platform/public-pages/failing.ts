import type { App } from "@/src/app";
import type { Failure } from "@/src/errors";
import { documentOf } from "./document";
import { banded } from "./frame";
import { languageOf } from "./bar";
import { html } from "./markup";
import { type Words, wordsIn } from "./bar";

/** What whoever has no account reads where something did not work, in place of the sentence for programs. */
export function failurePage(app: App, request: Request, { kind, status, retryAfter }: Failure) {
  const locale = languageOf(request);
  const words = wordsIn(locale);
  const [heading, lead] = said[kind]?.(words) ?? [words.refused, words.refusedText];
  const home = html`<p class="ways">
    <a class="button outlined" href="/?lang=${locale}">${words.home}</a>
  </p>`;
  const content = banded({ heading, lead, more: home, isSlim: true }, null);
  return documentOf(app, request, { locale, title: heading, content, status, retryAfter });
}

const said: Partial<Record<Failure["kind"], (words: Words) => [string, string]>> = {
  missing: ({ missing, missingText }) => [missing, missingText],
  oversized: ({ large, largeText }) => [large, largeText],
  throttled: ({ busy, busyText }) => [busy, busyText],
  bug: ({ broken, brokenText }) => [broken, brokenText],
};
