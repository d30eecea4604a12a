import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import type { LeadReason, LeadState } from "@/modules/market/employers/rules";
import { api, ok } from "@/web/api";
import { radarKey } from "@/web/features/market/employers/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type Change = {
  ownerId?: string | null;
  state?: LeadState;
  reason?: LeadReason;
  note?: string;
};
export type Move = Change & { lead: Lead };

/** Moves a lead at once and offers to move it back. */
export function useLeadMove() {
  const t = useTranslations("radar.leads");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: radarKey });
  return useMutation({
    mutationFn: sendMove,
    onSuccess: (moved, { lead }) => {
      notify({
        title: t(`moved.${moved.state}`, { employer: moved.employer }),
        tone: "ok",
        undo: () => sendMove(backTo(lead, moved)).then(refresh),
      });
      return refresh();
    },
    onError: (error) => {
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" });
      return refresh();
    },
  });
}

export const sendMove = ({ lead: { id, version }, ...changes }: Move): Promise<Lead> =>
  ok(api.leads({ id }).patch({ version, ...changes }));

/** Where it stood before: with its owner, or open to everyone. */
export const backTo = (before: Lead, moved: Lead): Move =>
  before.owner ? { lead: moved, ownerId: before.owner.id } : { lead: moved, state: "open" };
