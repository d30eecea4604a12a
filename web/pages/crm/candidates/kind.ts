import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { statuses, type CandidateStatus } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import type { Kind, StatusSteps } from "@/web/shared/record/kind";
import { candidatesKey } from "@/web/state/query-keys";

/** The blacklist asks for a reason of its own. */
const steps: StatusSteps<CandidateStatus> = {
  values: statuses.filter((it) => it !== "blacklisted"),
  names: "candidates.statuses",
  set: (ids, status) => ok(api.candidates.statuses.post({ ids, status })),
  unset: (step) => ok(api.candidates.statuses.delete(step)),
};

export const candidateKind: Kind<Candidate, CandidateRecord> = {
  texts: "candidates",
  recordKind: "candidate",
  path: "/candidates",
  queryKey: candidatesKey,
  shortcuts: ["e", "m", "i", "s", "n", "a"],
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  record: candidateRecord,
  archive: async (ids) => (await ok(api.candidates.archivals.post({ ids }))).ids,
  steps,
  restore: async (ids) => (await ok(api.candidates.archivals.delete({ ids }))).ids,
};
