import { type ApplicationStatus, openStatuses } from "@/modules/staffing/applications/rules";
import type { TargetClass } from "@/modules/knowledge/analysis/rules";
import { countries } from "@/modules/knowledge/countries/rules";

/** In how many countries the agency works, which the head of the portal says. */
export const countryCount = countries.length;

export const pageSize = 24;
export const maxPageSize = 100;
export const maxSearchLength = 200;

/** Specification §2: how the badge of a job reads. */
export const isPerfectMatch = (level: TargetClass): boolean => level === "hard-target";

/** Specification §4: what an application passes on its way. */
export const stages = ["applied", "review", "interview", "offer"] as const;
export type Stage = (typeof stages)[number];

/** How many of the stages it has reached; a closed one shows none. */
export const stagesReached = (status: ApplicationStatus): number =>
  openStatuses.findIndex((it) => it === status) + 1;

/** Specification §2: the six steps of hiring, whose durations stand in the texts. */
export const hiringSteps = ["apply", "review", "technical", "client", "offer", "start"] as const;

/** What a candidate brings along. */
export const requiredDocuments = [
  "cv",
  "identity",
  "permit",
  "certificates",
  "diplomas",
  "references",
] as const;

/** Specification §5: what the form begins with. */
export const defaultRelocation = "yes";

/** What a candidate may open of a deployment: never what the client is told. */
export const candidateDocuments = ["worker-agreement", "offer-letter"] as const;
/** A document is the candidate's once it has been sent. */
export const releasedStatuses = ["sent", "signed"] as const;
