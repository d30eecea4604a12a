import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { campaignsKey } from "@/web/state/query-keys";

const keys = [campaignsKey];

/** What halts, goes on or ends a campaign. */
export function useMoves({ id, name, version }: CampaignRecord) {
  const t = useTranslations("campaigns");
  const route = api.campaigns({ id });
  const common = { failed: t("refused"), keys };
  return {
    takeBack: useDeed({
      ...common,
      act: () => ok(route.start.delete({ version })),
      said: () => t("moves.takenBack", { name }),
    }),
    pause: useDeed({
      ...common,
      act: () => ok(route.pause.post({ version })),
      said: () => t("moves.paused", { name }),
    }),
    resume: useDeed({
      ...common,
      act: () => ok(route.resume.post({ version })),
      said: () => t("moves.resumed", { name }),
    }),
    cancel: useDeed({
      ...common,
      act: () => ok(route.cancel.post({ version })),
      said: () => t("moves.cancelled", { name }),
    }),
  };
}
