import { adOf, completed } from "../draft";
import { collect } from "../listing";
import type { Listing, Page, Task } from "../model";
import { draftFrom, postingsOf } from "../pages/structured";
import { baseOf, cardOf, countryOf } from "../tasks";
import { idIn } from "./xing-card";

/** One ad in full, from the JSON-LD that XING puts into every job page. */
export function readDetail(page: Page, task: Task): Listing {
  return collect(postingsOf(page).slice(0, 1), (posting) => {
    const canonical = /<link[^>]{0,200}rel="canonical"[^>]{0,200}href="([^"]{0,400})"/.exec(
      page.body,
    )?.[1];
    const url = canonical ?? baseOf(page, task);
    const draft = draftFrom(posting, page, countryOf(task));
    const id = idIn(url) ?? cardOf(task)?.externalId ?? url;
    return completed(cardOf(task), adOf(page, task, { ...draft, id, url }, "json-ld"));
  });
}
