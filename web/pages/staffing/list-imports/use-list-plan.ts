import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { ListPlanChange, OpenedList } from "@/modules/engagement/list-imports/model";
import { changeList, oneList } from "@/web/features/engagement/list-imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type ChangeList = (plan: ListPlanChange["plan"]) => void;

/** One decision after the other, each upon the last. */
export function useListPlan(id: string): { change: ChangeList; isSaving: boolean } {
  const t = useTranslations("listImports");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refusalOf = useErrorText();
  const { queryKey } = oneList(id);
  const saving = useMutation({
    scope: { id: `list ${id}` },
    mutationFn: (plan: ListPlanChange["plan"]) =>
      changeList(id, queries.getQueryData<OpenedList>(queryKey)?.version ?? 0, plan),
    onSuccess: (row) => queries.setQueryData(queryKey, row),
    onError: (error) => {
      notify({ title: t("saveFailed"), description: refusalOf(error), tone: "destructive" });
      return queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return { change: saving.mutate, isSaving: saving.isPending };
}
