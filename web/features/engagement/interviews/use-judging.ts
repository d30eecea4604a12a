import { useTranslations } from "use-intl";
import type { Interview, Scorecard } from "@/modules/engagement/interviews/model";
import type { Recommendation, Result } from "@/modules/engagement/interviews/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { interviewKeys } from "./use-interview-deeds";

export type CardDraft = {
  scores: Scorecard["scores"];
  overall: number | undefined;
  recommendation: Recommendation | undefined;
  words: string;
  result: Result | null;
};

const nobody = { candidate: false, interviewers: false };

type Card = CardDraft & { overall: number; recommendation: Recommendation };

/** Keeps the scorecard, and what comes of the interview where that was decided with it. */
export function useJudging({ id, version, result: before, candidateName: name }: Interview) {
  const t = useTranslations("crm");
  return useDeed({
    act: async ({ result, ...card }: Card) => {
      const at = api.crm.interviews({ id });
      if (result !== before) await ok(at.patch({ version, result, notify: nobody, despite: true }));
      return ok(at.scorecard.post(card));
    },
    said: () => t("scorecard.done", { name }),
    failed: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}
