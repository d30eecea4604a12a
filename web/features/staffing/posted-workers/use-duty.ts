import { useTranslations } from "use-intl";
import type { DossierDuty } from "@/modules/staffing/posted-workers/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { deploymentsKey } from "@/web/state/query-keys";

/** What can be done with a duty that is settled. */
export function useDuty(id: string, { duty, version }: DossierDuty, name: string) {
  const t = useTranslations("compliance.dossier");
  return {
    reopen: useDeed({
      act: () => ok(api.deployments({ id }).dossier({ duty }).delete({ version })),
      said: () => t("reopened", { duty: name }),
      failed: t("saveFailed"),
      keys: [deploymentsKey],
    }),
  };
}
