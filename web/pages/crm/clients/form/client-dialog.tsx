import type { ClientRecord, NewClient } from "@/modules/crm/clients/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { Lookalikes } from "../lookalikes";
import { FormSections } from "./form-sections";
import { FormContext, useTyped } from "./site-fields";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { clientKind } from "../kind";
import { type ClientForm, formOf, inputOf } from "./values";

type Props = {
  /** The record to change; undefined adds a new one. */
  client?: ClientRecord;
  onSaved: (client: ClientRecord) => void;
  onClose: () => void;
};

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

export default function ClientDialog({ client, ...rest }: Props) {
  return (
    <RecordFormDialog kind={clientFormKind} context={FormContext} record={client} {...rest}>
      <FormDoubles except={client?.id} />
      <FormSections isNew={!client} />
    </RecordFormDialog>
  );
}

/** Warns of companies that are there already, once the typing pauses. */
function FormDoubles({ except }: { except: string | undefined }) {
  const typed = useTyped(["name", "website"]);
  return <Lookalikes typed={{ ...typed, ...(except && { except }) }} />;
}
