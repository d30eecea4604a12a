import type { CandidateRecord, NewCandidate } from "@/modules/crm/candidates/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { candidateKind } from "../kind";
import { type CandidateForm, fieldAt, formOf, inputOf } from "./values";

/** How a candidate becomes a form and is saved; used by the dialog and by facts that are edited in place. */
export const candidateFormKind: FormKind<CandidateForm, NewCandidate, CandidateRecord> = {
  ...candidateKind,
  formOf,
  groups: ["contracts", "origins", "roles", "periods"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  fieldAt,
  add: (input) => ok(api.candidates.post(input)),
  // An existing candidate changes status by a call of its own.
  edit: (id, version, { status: _, ...input }) =>
    ok(api.candidates({ id }).patch({ ...input, version })),
};
