import { useTranslations } from "use-intl";
import { seatsPerWeek } from "@/modules/staffing/projects/rules";
import { SectionTitle } from "@/web/ui/section-title";
import { BarChart } from "@/web/shared/charts/bar-chart";
import { useDay } from "@/web/shared/dates";

type Props = {
  seats: readonly { seats: number; from: string | null; until: string | null }[];
};

/** How many people the seats ask for, week by week, as far as they have dates. */
export function SeatPlan({ seats }: Props) {
  const t = useTranslations("projectWork.plan");
  const dayOf = useDay();
  const weeks = seatsPerWeek(seats);
  if (weeks.length < 2) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <BarChart
        label={t("title")}
        heads={[t("week"), t("people")]}
        bars={weeks.map(({ monday, seats: count }) => ({
          label: dayOf(monday),
          value: count,
          text: t("count", { count }),
        }))}
      />
    </section>
  );
}
