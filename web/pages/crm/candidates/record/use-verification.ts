import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Certificate } from "@/modules/crm/candidates/model";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";

/** Says that somebody has seen a paper, and offers to take that back. */
export function useVerification(id: string) {
  const t = useTranslations("candidates.verify");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: candidatesKey });
  const at = (certificateId: string) =>
    api.candidates({ id }).certificates({ certificateId }).verification;
  return useMutation({
    mutationFn: (paper: Certificate) => ok(at(paper.id).post()),
    onSuccess: (_now, paper) => {
      const undo = async () => {
        await ok(at(paper.id).delete());
        await refresh();
      };
      notify({ title: t("done", { name: paper.name }), tone: "ok", undo });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
