import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";

const keys = [communicationsKey, timelineKey];

/** What can be done with a message that is there; each has its way back. */
export function useMessage({ id }: Communication) {
  const t = useTranslations("communications.thread");
  const at = api.crm.communications({ id });
  const share = () => ok(at.sharing.post());
  const unshare = () => ok(at.sharing.delete());
  return {
    share: useDeed({
      ...{ act: share, back: unshare, keys },
      said: () => t("shareDone"),
      failed: t("shareFailed"),
    }),
    unshare: useDeed({
      ...{ act: unshare, back: share, keys },
      said: () => t("unshareDone"),
      failed: t("shareFailed"),
    }),
    remove: useDeed({
      ...{ act: () => ok(at.delete()), back: () => ok(at.restoration.post()), keys },
      said: () => t("deleted"),
      failed: t("deleteFailed"),
    }),
  };
}
