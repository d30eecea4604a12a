import { Suspense, useState } from "react";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { DuplicateWarning } from "../duplicate-warning";
import { candidateFormKind } from "./form-kind";
import { FormSections } from "./form-sections";
import { FormContext, useTyped } from "./parts";
import { api, ok } from "@/web/api";
import { useTranslations } from "use-intl";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { filesKey, timelineKey } from "@/web/state/query-keys";

const FromCv = lazyWithTexts<{ onCv: (cv: File) => void }>(["files"], async () => ({
  Component: (await import("../cv/from-cv")).FromCv,
}));

type Props = {
  /** The record to change; undefined adds a new one. */
  candidate?: CandidateRecord;
  onSaved: (candidate: CandidateRecord) => void;
  onClose: () => void;
};

/** Keeps the CV that a form was filled in from with the record, once that is there. */
function useCvKeeping(cv: File | null) {
  const t = useTranslations("candidates.form");
  const keep = useUndoableMutation({
    run: ({ recordId, file }: { recordId: string; file: File }) =>
      ok(api.files.post({ file, kind: "candidate", recordId, type: "cv", audience: "internal" })),
    failure: t("cvNotKept"),
    keys: [filesKey, timelineKey],
  });
  return ({ id: recordId }: { id: string }) => {
    if (cv) keep.mutate({ recordId, file: cv });
  };
}

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
      <FormDuplicates except={candidate?.id} />
      <FormSections />
    </RecordFormDialog>
  );
}

const asked = ["firstName", "lastName", "email", "phone", "linkedin", "location"] as const;

/** Warns of people who are there already, once the typing pauses. */
function FormDuplicates({ except }: { except: string | undefined }) {
  const typed = useTyped(asked);
  return <DuplicateWarning typed={{ ...typed, ...(except && { except }) }} />;
}
