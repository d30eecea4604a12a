import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import { api, ok } from "@/web/api";
import { projectEntries } from "@/web/features/staffing/projects/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

type Move = { entry: Entry; stage: string; reason?: string };

/** Moves a candidate at once, and back again where somebody asks for it. */
export function useEntryMove() {
  const t = useTranslations("projectWork.pipeline");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: projectsKey });
  const step = (id: string, body: { version: number; stage: string; reason?: string }) =>
    ok(api["project-candidates"]({ id }).patch(body));
  return useMutation({
    mutationFn: ({ entry: { id, version }, stage, reason }: Move) =>
      step(id, { version, stage, ...(reason && { reason }) }),
    onMutate({ entry, stage }) {
      const { queryKey } = projectEntries(entry.projectId);
      queries.setQueryData(queryKey, (known) =>
        known?.map((one) => (one.id === entry.id ? { ...one, stage } : one)),
      );
    },
    onSuccess(now, { entry }) {
      const undo = async () => {
        const back = { version: now.version, stage: entry.stage };
        await step(now.id, { ...back, ...(entry.reason && { reason: entry.reason }) });
        await refresh();
      };
      notify({ title: t("moved", { name: now.candidateName }), tone: "ok", undo });
    },
    onError: (error) =>
      notify({ title: t("moveFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: refresh,
  });
}
