import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";
import type { NamedAbout } from "./write/draft";

/** Says where a message belongs; taken back it lies where it lay. */
export function useFiling({ id, entityType, entityId }: Communication) {
  const t = useTranslations("communications.unfiled");
  const { filing } = api.crm.communications({ id });
  const before = entityType && entityId ? { entityType, entityId } : null;
  return useDeed({
    act: ({ kind, id: entityId }: NamedAbout) => ok(filing.post({ entityType: kind, entityId })),
    back: () => (before ? ok(filing.post(before)) : ok(filing.delete())),
    said: (_, { name }) => t("filed", { name }),
    failed: t("failed"),
    keys: [communicationsKey, timelineKey],
  });
}
