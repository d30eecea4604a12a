import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { api, ok } from "@/web/api";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import type { Kind } from "@/web/shared/record/kind";
import { candidatesKey } from "@/web/state/query-keys";

export const candidateKind: Kind<Candidate, CandidateRecord> = {
  texts: "candidates",
  attaches: "candidate",
  path: "/candidates",
  queryKey: candidatesKey,
  acts: ["e", "m", "i", "s", "n", "a"],
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  record: candidateRecord,
  archive: async (ids) => (await ok(api.candidates.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.candidates.archivals.delete({ ids }))).ids,
};
