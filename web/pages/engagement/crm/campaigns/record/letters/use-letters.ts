import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CampaignRecord, Step } from "@/modules/engagement/campaigns/model";
import { api, ok } from "@/web/api";
import { campaignOf } from "@/web/features/engagement/campaigns/queries";
import { notifyAtom } from "@/web/state/notices";
import { campaignsKey } from "@/web/state/query-keys";

export type Letters = { name: string; hourlyLimit: string; sequence: Step[] };

/** What is being written, beside what is saved; whoever changes nothing sees what others save. */
export function useLetters(campaign: CampaignRecord) {
  const [written, write] = useState<Letters | null>(null);
  const saved = lettersOf(campaign);
  const letters = written ?? saved;
  const save = useSave(campaign, () => write(null));
  return {
    letters,
    isChanged: written !== null && JSON.stringify(written) !== JSON.stringify(saved),
    change: (part: Partial<Letters>) => write({ ...letters, ...part }),
    changeStep: (at: number, step: Step) =>
      write({ ...letters, sequence: letters.sequence.with(at, step) }),
    revert: () => write(null),
    save,
  };
}
export type Writing = ReturnType<typeof useLetters>;

const lettersOf = ({ name, hourlyLimit, sequence }: CampaignRecord): Letters => ({
  name,
  hourlyLimit: String(hourlyLimit),
  sequence,
});

function useSave({ id, version }: CampaignRecord, onSaved: () => void) {
  const t = useTranslations("campaigns.letters");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: ({ name, hourlyLimit, sequence }: Letters) =>
      ok(
        api.campaigns({ id }).patch({
          version,
          name: name.trim(),
          hourlyLimit: Number(hourlyLimit),
          sequence: sequence.map(withoutBlanks),
        }),
      ),
    onSuccess: async (campaign) => {
      queries.setQueryData(campaignOf(id).queryKey, campaign);
      onSaved();
      notify({ title: t("saved"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
}

/** A language in which nothing stands is not one of the letter's. */
const withoutBlanks = ({ waitDays, texts }: Step): Step => ({
  waitDays,
  texts: Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text.subject.trim() || text.body.trim()),
  ),
});
