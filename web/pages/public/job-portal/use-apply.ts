import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Relocation } from "@/modules/staffing/applications/rules";
import { api, ok } from "@/web/api";
import { ownApplications } from "@/web/features/public/job-portal/queries";
import { notifyAtom } from "@/web/state/notices";

export type Draft = {
  coverLetter: string;
  expectedSalary: string;
  availableDate: string;
  relocate: Relocation;
};

/** Sends an application, says that it arrived and shows it beside the job. */
export function useApply(jobId: string, onDone: () => void) {
  const t = useTranslations("portal.applied");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: ({ availableDate, ...draft }: Draft) =>
      ok(api.applications.post({ ...draft, jobId, availableDate: availableDate || null })),
    onSuccess: async () => {
      notify({ title: t("title"), description: t("text"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: ownApplications.queryKey });
      onDone();
    },
  });
}
