import { adOf, completed, type Draft } from "../draft";
import { collect } from "../listing";
import type { Ad, Listing, Page, Task } from "../model";
import { draftFrom, postingsOf } from "../pages/structured";
import { elementAt } from "../slices";
import { baseOf, cardOf, countryOf } from "../tasks";
import { treeOf } from "../tree";

const contentMark = 'data-at="job-ad-content"';

export const hasContent = (body: string): boolean => body.includes(contentMark);

/** One ad in full: its JSON-LD, and the marked parts of the page where there is none. */
export function readDetail(page: Page, task: Task): Listing {
  return collect([page], () => completed(cardOf(task), fullAd(page, task)));
}

function fullAd(page: Page, task: Task): Ad {
  const url = baseOf(page, task);
  const known = { id: idIn(url) ?? cardOf(task)?.externalId ?? url, url };
  const [posting] = postingsOf(page);
  if (posting === undefined) return adOf(page, task, { ...marked(page.body), ...known }, "dom");
  return adOf(page, task, { ...draftFrom(posting, page, countryOf(task)), ...known }, "json-ld");
}

const idIn = (url: string): string | null => /--(\d+)-inline/.exec(url)?.[1] ?? null;

function marked(body: string): Omit<Draft, "id" | "url"> {
  return {
    title: fieldOf(body, "<h1"),
    company: fieldOf(body, 'data-at="metadata-company-name"'),
    places: [fieldOf(body, 'data-at="metadata-location"')],
    posted: fieldOf(body, 'data-at="metadata-online-date"')?.replace(/^[^:]*:\s*/, "") ?? null,
    html: elementAt(body, contentMark),
    employmentType: fieldOf(body, 'data-at="metadata-work-type"'),
  };
}

/** The text of a marked element; its style sheet stands within it and is not part of the text. */
function fieldOf(body: string, mark: string): string | null {
  const fragment = elementAt(body, mark);
  if (fragment === null) return null;
  const tree = treeOf(fragment);
  tree("style, svg, script").remove();
  return tree.text().replace(/\s+/g, " ").trim() || null;
}
