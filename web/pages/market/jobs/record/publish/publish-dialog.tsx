import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobPublication } from "@/modules/engagement/careers/model";
import {
  maxPay,
  maxDescriptionLength,
  salaryPeriods,
  minDescriptionLength,
} from "@/modules/engagement/careers/rules";
import { mailSender } from "@/web/features/engagement/communications/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Checkbox } from "@/web/ui/checkbox";
import { type PartProps, PlaceFields } from "./place-fields";
import { QuestionFields } from "./question-fields";
import { usePublishing } from "./use-publishing";
import { formOf, inputOf, isGivenAway } from "./values";

type Props = JobPublication & { jobId: string; onClose: () => void };

/** What the public is to read of a job. */
export function PublishDialog({ jobId, publication, draft, onClose }: Props) {
  const t = useTranslations("publishing");
  const tJob = useTranslations("jobs.publish");
  const [form, change] = useDraft(() => formOf(publication, draft));
  const save = usePublishing({ jobId, publication, onDone: onClose });
  const isOpen = publication?.state === "open";
  return (
    <FormDialog
      size="lg"
      title={t(isOpen ? "editTitle" : "title")}
      description={t("text")}
      submit={{ children: isOpen ? t("save") : tJob("open"), pending: save.isPending }}
      error={save.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(inputOf(form));
      }}
    >
      <Unreachable />
      <PlaceFields form={form} onChange={change} />
      <PayFields form={form} onChange={change} />
      <TextAreaField
        label={t("description")}
        rows={10}
        required
        lang={form.locale}
        minLength={minDescriptionLength}
        maxLength={maxDescriptionLength}
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

/** Nothing is published without what it pays. */
function PayFields({ form, onChange }: PartProps) {
  const t = useTranslations("publishing");
  const amount = { type: "number", step: "any", max: maxPay, required: true } as const;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("pay")}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField
          {...amount}
          label={t("from")}
          min={1}
          value={form.salaryFrom}
          onChange={({ target }) => onChange({ salaryFrom: target.value })}
        />
        <TextField
          {...amount}
          label={t("to")}
          min={form.salaryFrom || 1}
          value={form.salaryTo}
          onChange={({ target }) => onChange({ salaryTo: target.value })}
        />
        <SelectField
          label={t("period")}
          options={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={form.salaryPeriod}
          onValueChange={(salaryPeriod) => onChange({ salaryPeriod })}
        />
      </div>
      <p className="text-xs text-ink-3">{t("payHint")}</p>
    </fieldset>
  );
}

/** Whoever publishes learns beforehand that applicants cannot be written to, and who confirms them then. */
function Unreachable() {
  const t = useTranslations("publishing");
  const isAdmin = useHasRole("admin");
  const { data: sender } = useQuery(mailSender);
  if (!sender || (sender.isSetUp && sender.canLink)) return null;
  return (
    <Banner tone="warn">
      {t(sender.isSetUp ? "noAddress" : "noMail")}{" "}
      {isAdmin && !sender.isSetUp && (
        <Link to="/admin?tab=email" className="font-medium underline underline-offset-2">
          {t("setUpMail")}
        </Link>
      )}
    </Banner>
  );
}
