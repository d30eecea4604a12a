import { reasonOf } from "./answer";
import { indeed } from "./boards/indeed";
import { linkedin } from "./boards/linkedin";
import { stepstone } from "./boards/stepstone";
import { xing } from "./boards/xing";
import { verdict } from "./reading/classify";
import { ashby } from "./feeds/ashby";
import { greenhouse } from "./feeds/greenhouse";
import { lever } from "./feeds/lever";
import { personio } from "./feeds/personio";
import { recruitee } from "./feeds/recruitee";
import { smartrecruiters } from "./feeds/smartrecruiters";
import { teamtailor } from "./feeds/teamtailor";
import { workable } from "./feeds/workable";
import { workday } from "./feeds/workday";
import type { Listing, Page, Source, Task, Verdict } from "./model";
import { jsonld } from "./pages/jsonld";
import type { SourceId } from "./rules";
import { adzuna } from "./services/adzuna";
import { arbeitnow } from "./services/arbeitnow";
import { arbeitsagentur } from "./services/arbeitsagentur";

export const sources: Record<SourceId, Source> = {
  linkedin,
  indeed,
  stepstone,
  xing,
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  teamtailor,
  workable,
  personio,
  workday,
  arbeitsagentur,
  arbeitnow,
  adzuna,
  jsonld,
};

/** The source whose hosts an address belongs to; any other page may carry JobPosting. */
export function sourceOf(url: string): Source {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return (
    Object.values(sources).find((source) => source.hosts.some((one) => fits(host, one))) ?? jsonld
  );
}

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith(".") ? host.endsWith(pattern) : host === pattern;

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
