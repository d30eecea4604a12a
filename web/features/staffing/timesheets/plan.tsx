import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { clock } from "@/modules/staffing/rates/cards/rules";
import { useWeekday } from "@/web/features/staffing/rates/cards/use-rule-words";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { planOf } from "./use-step";

const PlanDialog = lazy(() => import("./plan-dialog"));

/** What somebody works every week, as planned. */
export function Plan({ deploymentId }: { deploymentId: string }) {
  const t = useTranslations("timesheets.plan");
  const weekday = useWeekday();
  const mayEdit = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { data: plan } = useQuery(planOf(deploymentId));
  if (!plan) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        {mayEdit && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("edit")}
          </Button>
        )}
      </div>
      {plan.shifts.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <ul className="text-sm text-ink tabular-nums empty:hidden">
        {plan.shifts.map((it) => (
          <li key={`${it.weekday} ${it.from}`}>
            {weekday(it.weekday)} {clock(it.from)}–{clock(it.until)} ({it.breakMinutes})
          </li>
        ))}
      </ul>
      <Suspense>
        {isOpen && (
          <PlanDialog deploymentId={deploymentId} plan={plan} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
