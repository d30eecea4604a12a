import { useTranslations } from "use-intl";
import type { IndependenceCheck } from "@/modules/staffing/contractor-status/model";
import { questions } from "@/modules/staffing/contractor-status/rules";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { RiskTag } from "./standing-tags";

/** How it was judged, the newest first; none is ever changed. */
export function CheckList({ checks }: { checks: readonly IndependenceCheck[] }) {
  const t = useTranslations("compliance.independence");
  const day = useDay();
  return (
    <ul aria-label={t("checks")} className="grid gap-2">
      {checks.map(({ id, by, at, risk, note, answers }) => (
        <li
          key={id}
          className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
        >
          <p className="flex flex-wrap items-center justify-between gap-2 text-ink">
            {t("told", {
              name: by,
              date: day(at),
              n: questions.filter((question) => answers[question] === "employed").length,
            })}
            <RiskTag risk={risk} />
          </p>
          {note && <p className="break-words text-ink-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
