import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { MergePreview } from "@/modules/crm/duplicates/model";
import type { Choice, MergeFieldName, MergeKind } from "@/modules/crm/duplicates/rules";
import { api, ok } from "@/web/api";
import { keyOfKind, type Pair } from "./queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type Take = Partial<Record<MergeFieldName, Choice>>;
type Asked = Pair & { preview: MergePreview; take: Take };

/** Makes two records one, and offers the way back. */
export function useMerging(kind: MergeKind, onDone: (keptId: string) => void) {
  const t = useTranslations("merging");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const unmerge = useUnmerging(kind);
  return useMutation({
    mutationFn: ({ preview, take, ...pair }: Asked) =>
      ok(
        api.merges.post({
          ...pair,
          take,
          keptVersion: preview.kept.version,
          mergedVersion: preview.merged.version,
        }),
      ),
    onSuccess: async ({ id, keptId, mergedName }) => {
      notify({
        title: t("done", { name: mergedName }),
        tone: "ok",
        undo: () => unmerge.mutateAsync(id),
      });
      onDone(keptId);
      await queries.invalidateQueries({ queryKey: keyOfKind[kind] });
    },
  });
}

/** Makes them two again; what somebody has changed since stays, and is named. */
export function useUnmerging(kind: MergeKind) {
  const t = useTranslations("merging");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ok(api.merges({ id }).delete()),
    onSuccess: ({ leftAsIs }) => {
      const count = leftAsIs.length;
      const description = count > 0 ? t("leftAsIs", { count }) : undefined;
      notify({ title: t("undone"), tone: "ok", ...(description && { description }) });
      return queries.invalidateQueries({ queryKey: keyOfKind[kind] });
    },
    onError: (error) =>
      notify({
        title: t("undoFailed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}
