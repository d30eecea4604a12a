import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ShiftPlan } from "@/modules/staffing/timesheets/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useWeekday } from "@/web/features/staffing/rates/cards/use-rule-words";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { timesheetsKey } from "@/web/state/query-keys";
import { type PlanLine, planLines, shiftsOf } from "./draft";

type Props = { deploymentId: string; plan: ShiftPlan; onClose: () => void };
const fields = ["from", "until", "breakMinutes"] as const;

/** The planned shift of each weekday; a day without times is free. */
export default function PlanDialog({ deploymentId, plan, onClose }: Props) {
  const t = useTranslations("timesheets");
  const [lines, setLines] = useState(() => planLines(plan.shifts));
  const saving = useUndoableMutation<void, ShiftPlan>({
    run: () => {
      const shifts = shiftsOf(lines);
      return ok(
        api.deployments({ id: deploymentId })["shift-plan"].put({ version: plan.version, shifts }),
      );
    },
    success: () => t("plan.saved"),
    failure: t("actFailed"),
    keys: [timesheetsKey],
  });
  return (
    <FormDialog
      title={t("plan.title")}
      submit={{ children: t("plan.save"), pending: saving.isPending }}
      error={saving.error}
      action={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {lines.map((line) => (
        <PlanDay
          key={line.weekday}
          line={line}
          onChange={(now) => setLines(lines.map((it) => (it.weekday === now.weekday ? now : it)))}
        />
      ))}
    </FormDialog>
  );
}

function PlanDay({ line, onChange }: { line: PlanLine; onChange: (line: PlanLine) => void }) {
  const t = useTranslations("timesheets.fields");
  const weekday = useWeekday();
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="eyebrow mb-1">{weekday(line.weekday)}</legend>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          type={field === "breakMinutes" ? "text" : "time"}
          inputMode="numeric"
          value={line[field]}
          onChange={(event) => onChange({ ...line, [field]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
