import type { ClientRecord } from "@/modules/crm/clients/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { DuplicateWarning } from "../duplicate-warning";
import { FormSections } from "./form-sections";
import { FormContext, useTyped } from "./site-fields";
import { clientFormKind } from "./form-kind";

type Props = {
  /** The record to change; undefined adds a new one. */
  client?: ClientRecord;
  onSaved: (client: ClientRecord) => void;
  onClose: () => void;
};

export default function ClientDialog({ client, ...rest }: Props) {
  return (
    <RecordFormDialog kind={clientFormKind} context={FormContext} record={client} {...rest}>
      <FormDuplicates except={client?.id} />
      <FormSections isNew={!client} />
    </RecordFormDialog>
  );
}

/** Warns of companies that are there already, once the typing pauses. */
function FormDuplicates({ except }: { except: string | undefined }) {
  const typed = useTyped(["name", "website"]);
  return <DuplicateWarning typed={{ ...typed, ...(except && { except }) }} />;
}
