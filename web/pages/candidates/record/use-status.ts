import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { type CandidateStatus, nextStatuses } from "@/modules/candidates/rules";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";

type Change = { status: CandidateStatus; reason?: string; until?: string };

/** Moves a candidate on at once; a step that may be taken back offers to. */
export function useStatus({ id, version, status: before }: CandidateRecord) {
  const t = useTranslations("candidates");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: candidatesKey });
  const move = (change: Change & { version: number }) =>
    ok(api.candidates({ id }).status.post(change));
  return useMutation({
    mutationFn: (change: Change) => move({ ...change, version }),
    onSuccess: (now) => {
      const undo = async () => {
        await move({ status: before, version: now.version });
        await refresh();
      };
      const mayGoBack = nextStatuses[now.status].includes(before) && before !== "blacklisted";
      const title = t("moved", {
        name: `${now.firstName} ${now.lastName}`,
        status: t(`statuses.${now.status}`),
      });
      notify({ title, tone: "ok", ...(mayGoBack && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("moveFailed"), description: refusalOf(error), tone: "destructive" }),
  });
}
