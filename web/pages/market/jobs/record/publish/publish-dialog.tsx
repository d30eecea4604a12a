import { useTranslations } from "use-intl";
import { longestDescription, shortestDescription } from "@/modules/public/careers/rules";
import type { JobPublication } from "@/modules/public/careers/model";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextAreaField } from "@/web/shared/text-area-field";
import { useDraft } from "@/web/shared/use-draft";
import { Banner } from "@/web/ui/banner";
import { Checkbox } from "@/web/ui/checkbox";
import { PayFields } from "./pay-fields";
import { PlaceFields } from "./place-fields";
import { QuestionFields } from "./question-fields";
import { usePublishing } from "./use-publishing";
import { formOf, inputOf, isGivenAway } from "./values";

type Props = JobPublication & { jobId: string; onClose: () => void };

/** What the public is to read of a job. */
export default function PublishDialog({ jobId, publication, draft, onClose }: Props) {
  const t = useTranslations("jobs.publish");
  const [form, change] = useDraft(() => formOf(publication, draft));
  const save = usePublishing({ jobId, publication, onDone: onClose });
  const isOpen = publication?.state === "open";
  return (
    <FormDialog
      size="lg"
      title={t(isOpen ? "editTitle" : "title")}
      description={t("text")}
      submit={{ children: t(isOpen ? "save" : "open"), pending: save.isPending }}
      error={save.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(inputOf(form));
      }}
    >
      <PlaceFields form={form} onChange={change} />
      <PayFields form={form} onChange={change} />
      <TextAreaField
        label={t("description")}
        rows={10}
        required
        lang={form.locale}
        minLength={shortestDescription}
        maxLength={longestDescription}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {isGivenAway(form, draft.employer) && (
        <Banner tone="warn">{t("named", { company: draft.employer ?? "" })}</Banner>
      )}
      <Checkbox
        label={t("needsCv")}
        checked={form.needsCv}
        onCheckedChange={(needsCv) => change({ needsCv })}
      />
      <QuestionFields form={form} onChange={change} />
    </FormDialog>
  );
}
