import cookies from "./standard/cookies.json";
import dpia from "./standard/dpia.json";
import privacy from "./standard/privacy.json";
import processing from "./standard/processing.json";
import terms from "./standard/terms.json";
import type { DocumentType, Locale } from "./rules";

type Standard = Record<Locale, { title: string; body: string[] }>;

const standards: Record<DocumentType, Standard> = { privacy, terms, cookies, processing, dpia };

/** What the product brings, to begin with: a template, which somebody who knows the law has to check. */
export function standardOf(type: DocumentType, language: Locale): { title: string; body: string } {
  const { title, body } = standards[type][language];
  return { title, body: body.join("\n") };
}
