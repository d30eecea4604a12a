import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { candidateRecord } from "@/web/components/queries/candidates";
import { RecordDialog, SaveRefusal } from "@/web/components/record/record-dialog";
import { FormContext } from "./context";
import { FormDoubles } from "./form-doubles";
import { FormSections } from "./form-sections";
import { useCandidateForm } from "./use-candidate-form";
import { formOf } from "./values";

type Props = {
  /** The record to change; undefined adds a new one. */
  candidate?: CandidateRecord;
  onSaved: (candidate: CandidateRecord) => void;
  onClose: () => void;
};

export default function CandidateDialog({ candidate: opened, onSaved, onClose }: Props) {
  const t = useTranslations("candidates");
  const [candidate, setCandidate] = useState(opened);
  const { form, save, submit } = useCandidateForm({ candidate, onSaved });
  const theirs = useQuery({ ...candidateRecord(candidate?.id ?? ""), enabled: false });
  // What somebody else wrote meanwhile fills the fields that were not touched here.
  const takeOver = async () => {
    const { data: now } = await theirs.refetch();
    if (!now) return;
    setCandidate(now);
    form.reset(formOf(now), { keepDirtyValues: true });
    save.reset();
  };
  return (
    <RecordDialog
      title={
        candidate
          ? t("editTitle", { name: `${candidate.firstName} ${candidate.lastName}` })
          : t("addTitle")
      }
      saveLabel={t(candidate ? "save" : "add")}
      isDirty={form.formState.isDirty}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormContext value={form}>
        <SaveRefusal
          error={save.error}
          isKept={candidate !== undefined}
          isReloading={theirs.isFetching}
          onReload={takeOver}
        />
        <FormDoubles except={candidate?.id} />
        <FormSections />
      </FormContext>
    </RecordDialog>
  );
}
