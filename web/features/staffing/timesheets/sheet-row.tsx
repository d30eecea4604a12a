import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { isEditable } from "@/modules/staffing/timesheets/rules";
import { api, ok } from "@/web/api";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { tones, Warnings } from "./standing";
import type { Decision } from "./decision-dialog";
import { useStep } from "./use-step";

const HoursDialog = lazy(() => import("./hours-dialog"));
const ExpensesDialog = lazy(() => import("./expenses/expenses-dialog"));
const DecisionDialog = lazy(() => import("./decision-dialog"));

type Props = {
  sheet: Timesheet;
  /** The week that is listed after it. */
  before: Timesheet | undefined;
  days: { startDate: string; endDate: string | null };
};

export function SheetRow({ sheet, before, days }: Props) {
  const t = useTranslations("timesheets");
  const format = useFormatter();
  const day = useDay();
  const mayEdit = useHasRole("recruiter");
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-3 font-normal">
        {day(sheet.week)}
      </th>
      <td className="py-2 pr-3">
        <Tag tone={tones[sheet.status]}>{t(`statuses.${sheet.status}`)}</Tag>
        {sheet.reason && <p className="mt-1 text-xs text-ink-2">{sheet.reason}</p>}
        <Warnings sheet={sheet} />
      </td>
      <td className="py-2 pr-3">
        {format.number(sheet.minutes / 60)}
        {sheet.expenses.length > 0 && (
          <p className="text-xs text-ink-2">
            {t("expenses.count", { count: sheet.expenses.length })}
          </p>
        )}
      </td>
      <td className="py-1">
        {mayEdit && <Steps sheet={sheet} before={before} days={days} date={day(sheet.week)} />}
      </td>
    </tr>
  );
}

/** What may be decided of hours as they stand; billed ones say which invoice has to be credited first. */
function stepsOf(status: Timesheet["status"]): Decision[] {
  if (status === "submitted") return ["approve", "dispute"];
  return status === "approved" || status === "billed" ? ["reopen"] : [];
}

function Steps({ sheet, before, days, date }: Props & { date: string }) {
  const t = useTranslations("timesheets");
  const [open, setOpen] = useState<"hours" | "expenses" | Decision | null>(null);
  const close = () => setOpen(null);
  const { id, version, status } = sheet;
  const submitting = useStep<void>("submitted", () =>
    ok(api.timesheets({ id }).submission.post({ version })),
  );
  return (
    <div className="flex flex-wrap gap-1">
      {isEditable(status) && (
        <>
          <Button size="sm" aria-label={t("editOf", { date })} onClick={() => setOpen("hours")}>
            {t("edit")}
          </Button>
          <Button
            size="sm"
            aria-label={t("expenses.editOf", { date })}
            onClick={() => setOpen("expenses")}
          >
            {t("expenses.edit")}
          </Button>
          <Button
            size="sm"
            aria-label={t("submitOf", { date })}
            pending={submitting.isPending}
            onClick={() => submitting.mutate()}
          >
            {t("submit")}
          </Button>
        </>
      )}
      {stepsOf(status).map((step) => (
        <Button
          key={step}
          size="sm"
          aria-label={t(`${step}Of`, { date })}
          onClick={() => setOpen(step)}
        >
          {t(step)}
        </Button>
      ))}
      <Suspense>
        {open === "hours" && (
          <HoursDialog sheet={sheet} before={before} days={days} date={date} onClose={close} />
        )}
        {open === "expenses" && (
          <ExpensesDialog sheet={sheet} days={days} date={date} onClose={close} />
        )}
        {open && open !== "hours" && open !== "expenses" && (
          <DecisionDialog sheet={sheet} step={open} date={date} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
