import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import type { Tier } from "@/modules/crm/clients/rules";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { clientsKey } from "@/web/state/query-keys";

type Change = { tier: Tier | null; reason?: string };

/** Gives a client a tier of one's own, or gives it back to the rule. */
export function useTier({ id, version }: ClientRecord) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (change: Change) => ok(api.clients({ id }).tier.post({ ...change, version })),
    onSuccess: ({ name, tier }) => {
      notify({ title: tAll("moved", { name, status: t(`tiers.${tier}`) }), tone: "ok" });
      return queries.invalidateQueries({ queryKey: clientsKey });
    },
    onError: (error) =>
      notify({ title: t("tier.failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
