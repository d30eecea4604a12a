import { adOf, completed } from "../draft";
import { collect } from "../listing";
import type { Ad, Listing, Page, Task } from "../model";
import { draftFrom, postingsOf } from "../pages/structured";
import { elementAt } from "../slices";
import { baseOf, cardOf, countryOf } from "../tasks";

const descriptionMark = 'id="jobDescriptionText"';

export const hasDescription = (body: string): boolean => body.includes(descriptionMark);

/** One ad in full: its JSON-LD, and its description block where there is none. */
export function readDetail(page: Page, task: Task): Listing {
  return collect([page], () => completed(cardOf(task), fullAd(page, task)));
}

function fullAd(page: Page, task: Task): Ad {
  const [posting] = postingsOf(page);
  const url = baseOf(page, task);
  const known = { id: new URL(url).searchParams.get("jk") ?? url, url };
  if (posting !== undefined) {
    return adOf(page, task, { ...draftFrom(posting, page, countryOf(task)), ...known }, "json-ld");
  }
  const title = cardOf(task)?.title ?? null;
  return adOf(page, task, { ...known, title, html: elementAt(page.body, descriptionMark) }, "dom");
}
