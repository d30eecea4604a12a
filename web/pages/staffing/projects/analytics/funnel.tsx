import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/staffing/pipeline/model";
import { FunnelChart } from "@/web/shared/charts/funnel-chart";
import { Part } from "./part";

type Props = Pick<Analytics, "funnel" | "closed">;

/** How many came how far. */
export function Funnel({ funnel, closed }: Props) {
  const t = useTranslations("projectWork");
  const all = funnel[0]?.candidates ?? 0;
  if (all === 0) return <Part title={t("analytics.funnel")}>{t("analytics.noCandidates")}</Part>;
  return (
    <Part title={t("analytics.funnel")}>
      <FunnelChart
        label={t("analytics.funnel")}
        heads={[t("analytics.stage"), t("analytics.candidates")]}
        bars={funnel.map(({ type, candidates }) => ({
          label: t(`stageTypes.${type}`),
          value: candidates,
          text: t("analytics.reached", {
            count: candidates,
            share: Math.round((candidates / all) * 100),
          }),
        }))}
      />
      <p>{t("analytics.closed", { count: closed })}</p>
    </Part>
  );
}
