import type { CandidateRecord } from "@/modules/candidates/model";
import { FormDialog } from "@/web/components/record/form/form-dialog";
import { Lookalikes } from "../lookalikes";
import { candidateFormKind } from "./form-kind";
import { FormSections } from "./form-sections";
import { FormContext, useTyped } from "./parts";

type Props = {
  /** The record to change; undefined adds a new one. */
  candidate?: CandidateRecord;
  onSaved: (candidate: CandidateRecord) => void;
  onClose: () => void;
};

export default function CandidateDialog({ candidate, ...rest }: Props) {
  return (
    <FormDialog kind={candidateFormKind} context={FormContext} record={candidate} {...rest}>
      <FormDoubles except={candidate?.id} />
      <FormSections />
    </FormDialog>
  );
}

const asked = ["firstName", "lastName", "email", "phone", "linkedin", "location"] as const;

/** Warns of people who are there already, once the typing pauses. */
function FormDoubles({ except }: { except: string | undefined }) {
  const typed = useTyped(asked);
  return <Lookalikes typed={{ ...typed, ...(except && { except }) }} />;
}
