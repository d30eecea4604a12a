import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { crmMetricsKey, interviewsKey, timelineKey } from "@/web/state/query-keys";

/** What shows an interview, in lists, in figures and on records. */
export const interviewKeys = [interviewsKey, crmMetricsKey, timelineKey] as const;

type Known = Pick<Interview, "id" | "version">;

const reopened = ({ id, version }: Known) =>
  ok(api.crm.interviews({ id }).reopen.post({ version }));

/** What is done with an interview without a question, each with the way back. */
export function useInterviewActions() {
  const t = useTranslations("crm.interviews");
  const about = { failure: t("changeFailed"), keys: interviewKeys };
  return {
    complete: useUndoableMutation({
      run: ({ id, version }: Known) => ok(api.crm.interviews({ id }).complete.post({ version })),
      undo: reopened,
      success: ({ number }) => t("completed", { number }),
      ...about,
    }),
    noShow: useUndoableMutation({
      run: ({ id, version }: Known) => ok(api.crm.interviews({ id })["no-show"].post({ version })),
      undo: reopened,
      success: ({ number }) => t("noShown", { number }),
      ...about,
    }),
    reopen: useUndoableMutation({
      run: reopened,
      success: ({ number }) => t("reopened", { number }),
      ...about,
    }),
  };
}
