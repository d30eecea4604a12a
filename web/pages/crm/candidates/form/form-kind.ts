import type { CandidateRecord, NewCandidate } from "@/modules/crm/candidates/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { candidateKind } from "../kind";
import { type CandidateForm, fieldAt, formOf, inputOf } from "./values";

/** How a candidate stands in a form, which a single fact that is edited where it stands needs too. */
export const candidateFormKind: FormKind<CandidateForm, NewCandidate, CandidateRecord> = {
  ...candidateKind,
  formOf,
  groups: ["contracts", "origins", "roles", "periods"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  fieldAt,
  add: (input) => ok(api.candidates.post(input)),
  // The status of a candidate who is there moves by its own steps.
  edit: (id, version, { status: _, ...input }) =>
    ok(api.candidates({ id }).patch({ ...input, version })),
};
