import type { ClientRecord, NewClient } from "@/modules/crm/clients/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { clientKind } from "../kind";
import { type ClientForm, formOf, inputOf } from "./values";

/** How a client stands in a form, which a single fact that is edited where it stands needs too. */
export const clientFormKind: FormKind<ClientForm, NewClient, ClientRecord> = {
  ...clientKind,
  formOf,
  groups: ["feeKinds", "statuses"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  add: (input) => ok(api.clients.post(input)),
  // The status of a client that is there moves by its own steps.
  edit: (id, version, { status: _, isSample: __, ...input }) =>
    ok(api.clients({ id }).patch({ ...input, version })),
};
