import { indeed } from "./boards/indeed";
import { linkedin } from "./boards/linkedin";
import { stepstone } from "./boards/stepstone";
import { xing } from "./boards/xing";
import { ashby } from "./feeds/ashby";
import { greenhouse } from "./feeds/greenhouse";
import { lever } from "./feeds/lever";
import { personio } from "./feeds/personio";
import { recruitee } from "./feeds/recruitee";
import { smartrecruiters } from "./feeds/smartrecruiters";
import { workable } from "./feeds/workable";
import { workday } from "./feeds/workday";
import type { Source } from "./model";
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
