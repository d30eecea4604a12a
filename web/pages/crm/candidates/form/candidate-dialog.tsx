import { Suspense, useState } from "react";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { Lookalikes } from "../lookalikes";
import { candidateFormKind } from "./form-kind";
import { useCvKeeping } from "../cv/use-cv-keeping";
import { FormSections } from "./form-sections";
import { FormContext, useTyped } from "./parts";

const FromCv = lazySpeaking<{ onCv: (cv: File) => void }>(["files"], async () => ({
  Component: (await import("../cv/from-cv")).FromCv,
}));

type Props = {
  /** The record to change; undefined adds a new one. */
  candidate?: CandidateRecord;
  onSaved: (candidate: CandidateRecord) => void;
  onClose: () => void;
};

export default function CandidateDialog({ candidate, onSaved, ...rest }: Props) {
  const [cv, setCv] = useState<File | null>(null);
  const keepCv = useCvKeeping(cv);
  const saved = (record: CandidateRecord) => {
    keepCv(record);
    onSaved(record);
  };
  return (
    <RecordFormDialog
      kind={candidateFormKind}
      context={FormContext}
      record={candidate}
      onSaved={saved}
      {...rest}
    >
      {!candidate && (
        <Suspense>
          <FromCv onCv={setCv} />
        </Suspense>
      )}
      <FormDoubles except={candidate?.id} />
      <FormSections />
    </RecordFormDialog>
  );
}

const asked = ["firstName", "lastName", "email", "phone", "linkedin", "location"] as const;

/** Warns of people who are there already, once the typing pauses. */
function FormDoubles({ except }: { except: string | undefined }) {
  const typed = useTyped(asked);
  return <Lookalikes typed={{ ...typed, ...(except && { except }) }} />;
}
