import { banded, documentOf, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { pageOf } from "./page";
import type { Visit } from "./visiting";
import { wordsIn } from "./words";

/** The shortlist in the language its sender chose, or that it has ended. */
export function respondPage(app: App, request: Request, visit: Visit | null): Promise<Response> {
  const locale = languageOf(request, visit?.locale);
  if (visit) return documentOf(app, request, pageOf({ ...visit, locale }));
  const { ended, endedText } = wordsIn(locale);
  const content = banded({ heading: ended, lead: endedText, isSlim: true }, null);
  return documentOf(app, request, { locale, title: ended, content, sections: null }, 404);
}
