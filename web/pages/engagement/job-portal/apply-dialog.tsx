import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type FormEvent, useMemo } from "react";
import { useTranslations } from "use-intl";
import type { PortalJob } from "@/modules/engagement/job-portal/model";
import { defaultRelocation } from "@/modules/engagement/job-portal/rules";
import {
  maxCoverLetterLength,
  maxSalaryLength,
  type Relocation,
  relocations,
} from "@/modules/staffing/applications/rules";
import { api, ok } from "@/web/api";
import { ownApplications } from "@/web/features/engagement/job-portal/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useToday } from "@/web/shared/hooks/use-zone";
import { notifyAtom } from "@/web/state/notices";
import { useUser } from "@/web/state/session";

const begin = (): Draft => ({
  coverLetter: "",
  expectedSalary: "",
  availableDate: "",
  relocate: defaultRelocation,
});

/** Titled with the job; specification §2. */
export function ApplyDialog({ job, onClose }: { job: PortalJob; onClose: () => void }) {
  const t = useTranslations("portal.form");
  const [draft, change] = useDraft(begin);
  const apply = useApply(job.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!apply.isPending) apply.mutate(draft);
  };
  return (
    <FormDialog
      title={job.title}
      description={[job.company, job.location].filter(Boolean).join(" · ") || undefined}
      size="lg"
      submit={{ children: t("submit"), pending: apply.isPending }}
      error={apply.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields draft={draft} change={change} />
      <Sender />
    </FormDialog>
  );
}

type Props = { draft: Draft; change: (part: Partial<Draft>) => void };

function Fields({ draft, change }: Props) {
  const t = useTranslations("portal.form");
  const today = useToday();
  const choices = useMemo(
    () => relocations.map((value: Relocation) => ({ value, label: t(`relocations.${value}`) })),
    [t],
  );
  return (
    <>
      <TextAreaField
        label={t("coverLetter")}
        placeholder={t("coverLetterHint")}
        rows={7}
        maxLength={maxCoverLetterLength}
        value={draft.coverLetter}
        onChange={(event) => change({ coverLetter: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t("expectedSalary")}
          placeholder={t("expectedSalaryHint")}
          maxLength={maxSalaryLength}
          value={draft.expectedSalary}
          onChange={(event) => change({ expectedSalary: event.target.value })}
        />
        <TextField
          label={t("availableDate")}
          type="date"
          min={today}
          value={draft.availableDate}
          onChange={(event) => change({ availableDate: event.target.value })}
        />
      </div>
      <SelectField
        label={t("relocate")}
        options={choices}
        value={draft.relocate}
        onValueChange={(relocate) => change({ relocate })}
      />
    </>
  );
}

/** In whose name it goes out. */
function Sender() {
  const t = useTranslations("portal.form");
  const user = useUser();
  return (
    user && (
      <p className="text-xs text-ink-3">
        {t("sender", { name: `${user.firstName} ${user.lastName}`, email: user.email })}
      </p>
    )
  );
}

type Draft = {
  coverLetter: string;
  expectedSalary: string;
  availableDate: string;
  relocate: Relocation;
};

/** Sends an application, says that it arrived and shows it beside the job. */
function useApply(jobId: string, onDone: () => void) {
  const t = useTranslations("portal.applied");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: ({ availableDate, ...draft }: Draft) =>
      ok(api.applications.post({ ...draft, jobId, availableDate: availableDate || null })),
    onSuccess: async () => {
      notify({ title: t("title"), description: t("text"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: ownApplications.queryKey });
      onDone();
    },
  });
}
