import type { Candidate, CandidateRecord } from "@/modules/candidates/model";
import { api, ok } from "@/web/api";
import { candidateRecord } from "@/web/components/queries/candidates";
import type { Kind } from "@/web/components/record/kind";
import { candidatesKey } from "@/web/state/query-keys";

export const candidateKind: Kind<Candidate, CandidateRecord> = {
  texts: "candidates",
  attaches: "candidate",
  path: "/candidates",
  queryKey: candidatesKey,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  record: candidateRecord,
  archive: async (ids) => (await ok(api.candidates.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.candidates.archivals.delete({ ids }))).ids,
};
