import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { expiredReason } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { useStep } from "../use-step";

const asked = (entityId: string) =>
  ok(api.gdpr["data-deletion"].post({ entityType: "candidate", entityId, reason: expiredReason }));

/** Asks for the deletion of people whose time is over, one after the other; nothing is gone before it is confirmed. */
export function useDeletion() {
  const t = useTranslations("gdpr.deletion");
  const [, setParams] = useSearchParams();
  return useStep({
    act: async (ids: string[]) => {
      const requests: string[] = [];
      for (const id of ids) requests.push((await asked(id)).erasure.id);
      return requests;
    },
    done: (requests) => ({
      title: t("doneTitle"),
      text: t("requested", { count: requests.length }),
    }),
    failed: { title: t("failedTitle"), text: t("failedText") },
    back: async (requests) => {
      for (const id of requests) await ok(api.gdpr.erasures({ id }).delete());
    },
    open: () => ({ label: t("review"), go: () => setParams({ tab: "requests" }) }),
  });
}
