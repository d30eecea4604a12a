import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useStep } from "../use-step";

/** Sends the letter that says where the data comes from, and says who could not be reached. */
export function useNotices() {
  const t = useTranslations("gdpr.notices");
  return useStep({
    act: (ids: string[]) => ok(api.gdpr.notices.post({ ids })),
    done: ({ sent, unreached }) => ({
      title: t("done", { count: sent }),
      ...(unreached > 0 && { text: t("unreached", { count: unreached }) }),
    }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
}
