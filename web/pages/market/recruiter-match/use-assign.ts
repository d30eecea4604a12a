import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Assignment, Recruiter } from "@/modules/market/recruiters/model";
import { api, ok } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { recruitersKey } from "@/web/state/query-keys";

/** What can be done with the owner of a job, each followed by a fresh look at it. */
function useOwnership(id: string) {
  const queries = useQueryClient();
  const refreshed = async (change: Promise<unknown>) => {
    await change;
    await queries.invalidateQueries({ queryKey: recruitersKey });
  };
  return {
    assign: (recruiterId: string) => refreshed(ok(api.jobs({ id }).assign.post({ recruiterId }))),
    unassign: () => refreshed(ok(api.jobs({ id }).assign.delete())),
  };
}

type Choice = { recruiter: Recruiter; isBest: boolean; before: Assignment | null };

/** Gives the job to a recruiter; the undo gives it back to whoever had it. */
export function useAssign(jobId: string) {
  const t = useTranslations("recruiters.assigned");
  const notify = useSetAtom(notifyAtom);
  const { assign, unassign } = useOwnership(jobId);
  return useMutation({
    mutationFn: ({ recruiter }: Choice) => assign(recruiter.id),
    onSuccess: (_, { recruiter, isBest, before }) =>
      notify({
        title: t("title"),
        description: isBest ? t("best") : t("other", { name: recruiter.name }),
        tone: "ok",
        undo: () => (before ? assign(before.recruiterId) : unassign()),
      }),
    onError: () =>
      notify({ title: t("failed"), description: t("failedText"), tone: "destructive" }),
  });
}

/** Takes the job from its owner. */
export function useUnassign(jobId: string) {
  const t = useTranslations("recruiters.assigned");
  const notify = useSetAtom(notifyAtom);
  const { assign, unassign } = useOwnership(jobId);
  return useMutation({
    mutationFn: (_: Assignment) => unassign(),
    onSuccess: (_, { recruiter, recruiterId }) =>
      notify({
        title: t("ended"),
        description: t("endedText", { name: recruiter }),
        tone: "ok",
        undo: () => assign(recruiterId),
      }),
    onError: () =>
      notify({ title: t("failed"), description: t("failedText"), tone: "destructive" }),
  });
}
