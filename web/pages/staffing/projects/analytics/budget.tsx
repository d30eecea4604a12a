import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/staffing/pipeline/model";
import { useEuros } from "@/web/shared/use-euros";
import { Progress } from "@/web/ui/progress";
import { Part } from "./part";

/** What was agreed, and how much of it is committed to people already. */
export function Budget({ budget }: Pick<Analytics, "budget">) {
  const t = useTranslations("projectWork.analytics");
  const eurosOf = useEuros();
  const { planned, projects, committed } = budget;
  if (planned === null) return <Part title={t("budget")}>{t("noBudget")}</Part>;
  const share = committed === null ? null : Math.round((Number(committed) / Number(planned)) * 100);
  return (
    <Part title={t("budget")}>
      <p className="text-ink">{t("planned", { amount: eurosOf(planned), count: projects })}</p>
      {committed !== null && share !== null && (
        <>
          <Progress label={t("committedLabel")} value={share} />
          <p>{t("committed", { amount: eurosOf(committed), share })}</p>
        </>
      )}
      {committed === null && <p>{t("notCommitted")}</p>}
    </Part>
  );
}
