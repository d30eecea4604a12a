import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Application, NewApplications } from "@/modules/staffing/applications/model";
import type { ApplicationStatus } from "@/modules/staffing/applications/rules";
import { api, ok } from "@/web/api";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { matchesKey } from "@/web/features/staffing/matching/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type Move = { application: Application; status: ApplicationStatus };

/** Takes candidates along for a job, lets them go and moves them on; each with a way back. */
export function usePipeline(jobId: string) {
  return { adding: useAdding(jobId), removing: useRemoving(jobId), moving: useMoving() };
}

function useAdding(jobId: string) {
  const t = useTranslations("matching.pipeline");
  const notify = useSetAtom(notifyAtom);
  const { add, withdraw } = useJobCalls(jobId);
  return useMutation({
    mutationFn: add,
    onSuccess: ({ added, existing }) =>
      notify({
        title: t("added", { count: added.length }),
        tone: "ok",
        ...(existing.length > 0 && { description: t("existing", { count: existing.length }) }),
        ...(added.length > 0 && { undo: () => withdraw(added.map(({ id }) => id)) }),
      }),
    onError: useFailure(),
  });
}

function useRemoving(jobId: string) {
  const t = useTranslations("matching.pipeline");
  const notify = useSetAtom(notifyAtom);
  const { add, withdraw } = useJobCalls(jobId);
  return useMutation({
    mutationFn: ({ id }: Application) => withdraw([id]),
    onSuccess: ({ kept }, { candidateName: name, candidateId, matchScore }) => {
      if (kept.length > 0) {
        return notify({ title: t("kept", { name }), description: t("keptText") });
      }
      const scores = matchScore === null ? {} : { scores: { [candidateId]: matchScore } };
      const undo = () => add({ candidateIds: [candidateId], ...scores });
      return notify({ title: t("removed", { name }), tone: "ok", undo });
    },
    onError: useFailure(),
  });
}

function useMoving() {
  const t = useTranslations("matching.pipeline");
  const tStatus = useTranslations("records.applicationStatuses");
  const notify = useSetAtom(notifyAtom);
  const refresh = useRefresh();
  const move = async ({ application: { id, version }, status }: Move) => {
    const moved = await ok(api.applications({ id }).patch({ version, status }));
    refresh();
    return moved;
  };
  return useMutation({
    mutationFn: move,
    onSuccess: (moved, { application }) =>
      notify({
        title: t("moved", {
          name: moved.candidateName,
          status: tStatus(moved.status),
        }),
        tone: "ok",
        undo: () => move({ application: moved, status: application.status }),
      }),
    onError: useFailure(),
  });
}

/** Each is the way back of the other. */
function useJobCalls(jobId: string) {
  const refresh = useRefresh();
  const { applications } = api.jobs({ id: jobId });
  const add = async (wanted: NewApplications) => {
    const answer = await ok(applications.post(wanted));
    refresh();
    return answer;
  };
  const withdraw = async (applicationIds: string[]) => {
    const answer = await ok(applications.delete({ applicationIds }));
    refresh();
    return answer;
  };
  return { add, withdraw };
}

function useFailure() {
  const t = useTranslations("matching.pipeline");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const refresh = useRefresh();
  return (error: unknown) => {
    notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" });
    refresh();
  };
}

/** Nobody waits for it: what was done is told, and can be undone, before the lists are read again. */
function useRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [applicationsKey, matchesKey]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
