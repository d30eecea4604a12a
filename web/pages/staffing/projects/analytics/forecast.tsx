import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/staffing/pipeline/model";
import { hiringsForForecast, paceWeeks } from "@/modules/staffing/pipeline/rules";
import { useDay } from "@/web/shared/dates";
import { Part } from "./part";

/** When the last seat may be taken, or that nobody can say yet. */
export function Forecast({ forecast }: Pick<Analytics, "forecast">) {
  const t = useTranslations("projectWork.analytics");
  const dayOf = useDay();
  const { openSeats, hirings, weeks, by } = forecast;
  const pace = t("pace", { count: hirings, weeks: paceWeeks });
  return (
    <Part title={t("forecast")}>
      <p className="text-ink">{t("openSeats", { count: openSeats })}</p>
      <p>{pace}</p>
      <p>
        {weeks === null || by === null
          ? t("tooFewHirings", { needed: hiringsForForecast })
          : openSeats > 0 && t("filledBy", { day: dayOf(by), weeks })}
      </p>
    </Part>
  );
}
