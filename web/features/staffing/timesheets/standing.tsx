import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import type { TimesheetStatus } from "@/modules/staffing/timesheets/rules";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";

export const tones = {
  expected: "warn",
  open: "neutral",
  submitted: "primary",
  disputed: "bad",
  approved: "ok",
  billed: "ok",
} as const satisfies Record<TimesheetStatus, string>;

/** What is odd about the hours, by the law of the country. */
export function Warnings({ sheet: { warnings } }: { sheet: Timesheet }) {
  const t = useTranslations("timesheets.checks");
  const day = useDay();
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-warn empty:hidden">
      {warnings.map((it) => (
        <li key={`${it.check} ${it.day} ${it.certificate}`}>
          {t(it.check, {
            day: day(it.day),
            law: it.law ?? "",
            certificate: it.certificate ?? "",
          })}
        </li>
      ))}
    </ul>
  );
}
