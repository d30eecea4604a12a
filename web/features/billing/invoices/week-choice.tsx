import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { addDays, mondayOf, todayOf } from "@/src/calendar";
import { useDay } from "@/web/shared/dates";
import { IconButton } from "@/web/ui/icon-button";

const earliest = "2000-01-01";

/** Everything up to the end of a week: whatever an earlier run left out comes along. */
export const upTo = (monday: string) => ({ from: earliest, to: addDays(monday, 6) });

/** The week in the address of a tab; without one, the last. */
export function useWeekChosen(tab: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("week") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked);
  const monday = mondayOf(isDay ? asked : addDays(todayOf(new Date()), -7));
  return { monday, setMonday: (week: string) => setParams({ tab, week }, { replace: true }) };
}

type WeekProps = { monday: string; onChoose: (monday: string) => void };

export function WeekChoice({ monday, onChoose }: WeekProps) {
  const t = useTranslations("invoices");
  const day = useDay();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={t("weekBefore")}
        onClick={() => onChoose(addDays(monday, -7))}
      />
      <span className="num text-sm text-ink">{t("until", { day: day(addDays(monday, 6)) })}</span>
      <IconButton
        icon={ChevronRight}
        label={t("weekAfter")}
        onClick={() => onChoose(addDays(monday, 7))}
      />
    </div>
  );
}
