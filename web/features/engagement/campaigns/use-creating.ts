import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { campaignsKey } from "@/web/state/query-keys";
import { campaignPath } from "./path";

type Said = { title: string; description: string };

/** Makes a draft and opens it, because nothing is sent before somebody has looked at it. */
export function useCreating<Input>(
  create: (input: Input) => Promise<CampaignRecord>,
  said: Said,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: create,
    onSuccess: async (campaign) => {
      notify({ ...said, tone: "ok" });
      onDone();
      void navigate(campaignPath(campaign.id));
      await queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
}

/** Says why it was not done, where no form stands open to say it in. */
export function useRefused(): (error: Error) => void {
  const t = useTranslations("campaigns");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  return (error) =>
    notify({ title: t("refused"), description: refusalOf(error), tone: "destructive" });
}
