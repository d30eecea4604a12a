import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { daysOf } from "@/modules/staffing/timesheets/rules";
import { api, ok } from "@/web/api";
import { filesOf } from "@/web/features/records/files/queries";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { Button } from "@/web/ui/button";
import { expenseOf, freshSpent, type Spent, spentOf } from "./draft";
import { ExpenseFields } from "./expense-fields";
import { useStep } from "../use-step";

type Props = {
  sheet: Timesheet;
  days: { startDate: string; endDate: string | null };
  date: string;
  onClose: () => void;
};

/** What somebody spent in a week, with its receipts. */
export default function ExpensesDialog({ sheet, days: running, date, onClose }: Props) {
  const t = useTranslations("timesheets.expenses");
  const days = daysOf(sheet.week, running);
  const [lines, setLines] = useState(() => sheet.expenses.map(spentOf));
  const [isDirty, setDirty] = useState(false);
  const { id, version, deploymentId } = sheet;
  const { data: files } = useQuery(filesOf({ kind: "deployment", id: deploymentId }));
  const saving = useStep<void>("saved", () =>
    ok(api.timesheets({ id }).expenses.put({ version, expenses: lines.map(expenseOf) })),
  );
  const change = (now: Spent[]) => {
    setDirty(true);
    setLines(now);
  };
  return (
    <RecordDialog
      title={t("editOf", { date })}
      saveLabel={t("save")}
      isDirty={isDirty}
      isSaving={saving.isPending}
      error={saving.error}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(undefined, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {lines.map((line, at) => (
        <ExpenseFields
          key={line.key}
          line={line}
          n={at + 1}
          days={days}
          receipts={files ?? []}
          onChange={(now) => change(lines.map((it) => (it.key === line.key ? now : it)))}
          onRemove={() => change(lines.filter((it) => it.key !== line.key))}
        />
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => change([...lines, freshSpent(days[0] ?? sheet.week)])}
        >
          {t("add")}
        </Button>
      </div>
    </RecordDialog>
  );
}
