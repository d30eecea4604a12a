import { useTranslations } from "use-intl";
import type { Audience, CampaignRecord } from "@/modules/engagement/campaigns/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { campaignsKey } from "@/web/state/query-keys";

/** Chooses other people for a draft at once; the way back leads to those before. */
export function useAudience({ id, version, audience: before }: CampaignRecord) {
  const t = useTranslations("campaigns");
  const route = api.campaigns({ id });
  return useUndoableMutation({
    run: (audience: Audience) => ok(route.patch({ version, audience })),
    undo: (after) => ok(route.patch({ version: after.version, audience: before })),
    success: () => t("audience.saved"),
    failure: t("refused"),
    keys: [campaignsKey],
  });
}
