import type { Job } from "@/modules/market/jobs/model";
import type { SourceId } from "@/modules/market/sources/rules";

/** Brand names are the same in every language. */
export const sourceNames: Record<SourceId, string> = {
  linkedin: "LinkedIn",
  indeed: "Indeed",
  stepstone: "StepStone",
  xing: "XING",
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  smartrecruiters: "SmartRecruiters",
  recruitee: "Recruitee",
  teamtailor: "Teamtailor",
  workable: "Workable",
  personio: "Personio",
  workday: "Workday",
  arbeitsagentur: "Arbeitsagentur",
  arbeitnow: "Arbeitnow",
  adzuna: "Adzuna",
  jsonld: "schema.org",
};

/** Where a job was read; what a person entered was read nowhere, though it lies with the pages that anybody may add. */
export const readAt = ({ sources, sourceType }: Pick<Job, "sources" | "sourceType">) =>
  sourceType === "scraped" ? sources : sources.filter((source) => source !== "jsonld");

/** Where an ad was read, like a cable label. */
export const SourceBadge = ({ source }: { source: SourceId }) => (
  <span className="num inline-flex min-h-[20px] items-center rounded-sm bg-sunken px-1.5 text-2xs text-ink-2">
    {sourceNames[source]}
  </span>
);
