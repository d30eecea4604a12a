import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import type { DealText } from "@/web/features/staffing/rates/deal";
import { figure } from "@/web/shared/record/form/figure";
import { deploymentKind } from "../kind";

/** Other terms, as they are typed. */
export type Asked = { deal: DealText; effectiveFrom: string; endDate: string; reason: string };

const amount = (text: string) => text.trim().replace(",", ".") || null;

/** Asks for other terms. */
export function useAsking({ id, version }: DeploymentRecord) {
  const t = useTranslations("deployments.terms");
  return useDeed<Asked, DeploymentRecord>({
    act: ({ deal, effectiveFrom, endDate, reason }) =>
      ok(
        api.deployments({ id }).terms.post({
          version,
          effectiveFrom,
          reason,
          endDate: endDate || null,
          salary: amount(deal.salary),
          billRate: amount(deal.billRate),
          perDiem: amount(deal.perDiem),
          hoursPerWeek: figure(deal.hoursPerWeek),
          employerPercent: figure(deal.employerPercent),
          feePercent: figure(deal.feePercent),
        }),
      ),
    said: () => t("asked"),
    failed: t("failed"),
    keys: [deploymentKind.queryKey],
  });
}
