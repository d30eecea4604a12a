import { withoutQuery } from "../addresses";
import { adOf, completeDraft } from "../draft";
import { collect } from "../listing";
import type { Ad, Listing, Page, Task } from "../model";
import { elementAt } from "../slices";
import { baseOf, cardOf } from "../tasks";
import { attributeIn, textIn, treeOf } from "../tree";

/** The full ad: only its head, its criteria and its description are cut out of the page. */
export function readDetail(page: Page, task: Task): Listing {
  return collect([page.body], () => completeDraft(cardOf(task), adOfDetail(page, task)));
}

function adOfDetail(page: Page, task: Task): Ad {
  const head = treeOf(elementAt(page.body, '"top-card-layout ') ?? headOf(page.body));
  const link = attributeIn(head, "a.topcard__link", "href");
  const url = link === null ? baseOf(page, task) : withoutQuery(link);
  const draft = {
    id: idOf(page.body) ?? lastNumber(url) ?? cardOf(task)?.externalId ?? null,
    url: cardOf(task)?.url ?? url,
    title: textIn(head, ".top-card-layout__title"),
    company: textIn(head, ".topcard__org-name-link"),
    places: [textIn(head, ".topcard__flavor--bullet")],
    posted: textIn(head, ".posted-time-ago__text"),
    html: elementAt(page.body, "show-more-less-html__markup"),
    employmentType: criterion(page.body, /Employment type|Dienstverband|Beschäftigungs/i),
  };
  return adOf(page, task, draft, "dom");
}

/** Where the page is a fragment without the usual section, its first part holds the head. */
const headOf = (body: string): string => body.slice(0, body.indexOf("description__") + 1 || 60_000);

const idOf = (body: string): string | null =>
  /data-semaphore-content-urn="urn:li:jobPosting:(\d+)/.exec(body)?.[1] ??
  /\/jobs\/view\/[^"?]{0,300}?(\d{8,20})["?]/.exec(body)?.[1] ??
  null;

const lastNumber = (url: string): string | null => /(\d{6,})[^\d]*$/.exec(url)?.[1] ?? null;

function criterion(body: string, name: RegExp): string | null {
  const list = elementAt(body, "description__job-criteria-list");
  if (list === null) return null;
  const tree = treeOf(list);
  const item = tree(".description__job-criteria-item")
    .toArray()
    .find((one) => name.test(tree(one).find(".description__job-criteria-subheader").text()));
  return item ? tree(item).find(".description__job-criteria-text").text().trim() || null : null;
}
