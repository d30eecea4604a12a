import { reasonOf } from "./answer";
import { verdict } from "./classify";
import type { Listing, Page, Task, Verdict } from "./model";
import { sources } from "./registry";

export type Reading = { verdict: Verdict; listing: Listing | null };

/** Judges an answer and, if it is one, reads it; whatever a page holds, this never throws. */
export function readPage(page: Page, task: Task): Reading {
  try {
    return reading(page, task);
  } catch (error) {
    return { verdict: verdict("wrong-type", reasonOf(error)), listing: null };
  }
}

function reading(page: Page, task: Task): Reading {
  const source = sources[task.source];
  const judged = source.classify(page, task);
  if (judged.kind !== "ok") return { verdict: judged, listing: null };
  const listing =
    task.kind === "detail" && source.detail ? source.detail(page, task) : source.list(page, task);
  return isHopeless(listing)
    ? {
        verdict: verdict("wrong-type", `nothing could be read: ${listing.unreadable[0]}`),
        listing: null,
      }
    : { verdict: judged, listing };
}

/** A page of which no entry could be read has changed its form, which must not look like success. */
const isHopeless = (listing: Listing): boolean =>
  listing.ads.length === 0 && listing.unreadable.length > 0;
