import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { ImportWithPreview, Plan } from "@/modules/crm/imports/model";
import { changePlan, oneImport } from "@/web/features/crm/imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type Change = (plan: Partial<Plan>) => void;

/** Every decision is kept at once, so that a closed window loses none; one after the other, each upon the last. */
export function usePlan(id: string): { change: Change; isSaving: boolean } {
  const t = useTranslations("imports");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refusalOf = useErrorText();
  const { queryKey } = oneImport(id);
  const saving = useMutation({
    scope: { id: `import ${id}` },
    mutationFn: (plan: Partial<Plan>) => {
      const version = queries.getQueryData<ImportWithPreview>(queryKey)?.version ?? 0;
      return changePlan(id, version, plan);
    },
    onSuccess: (row) => queries.setQueryData(queryKey, row),
    onError: (error) => {
      notify({ title: t("saveFailed"), description: refusalOf(error), tone: "destructive" });
      return queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return { change: saving.mutate, isSaving: saving.isPending };
}
