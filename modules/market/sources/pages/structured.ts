import { once } from "../answer";
import { type Draft } from "../draft";
import { jsonLdBlocks, ofType } from "../embedded";
import { markupOf } from "../markup";
import type { Page } from "../model";
import { plainText } from "@/modules/knowledge/normalise";
import { draftOf } from "./posting";
import { metaPlaces } from "./places";

/** The JobPostings a page carries, wherever in its JSON-LD they stand. */
export const postingsOf = (page: Page): object[] =>
  once(page, "postings", () => ofType(jsonLdBlocks(markupOf(page), "JobPosting"), "JobPosting"));

/** One posting with what only the page around it tells: place in the head, title of the window. */
export function draftFrom(posting: object, page: Page, country: string | null): Draft {
  const draft = draftOf(posting, country);
  const places = draft.places?.length ? draft.places : metaPlaces(page.body);
  return { ...draft, places, title: draft.title ?? windowTitle(page.body, draft.company ?? null) };
}

/** "Pharmacist - Lewis Drug" names the job only if it ends in the employer's own name. */
function windowTitle(html: string, company: string | null): string | null {
  const title = /<title[^>]{0,200}>([^<]{0,400})/i.exec(html)?.[1];
  const plain = title === undefined ? "" : plainText(title);
  if (company === null || !plain.toLowerCase().endsWith(company.toLowerCase())) return null;
  return (
    plain
      .slice(0, -company.length)
      .replace(/\s*[-–—|:@]\s*$/, "")
      .trim() || null
  );
}
