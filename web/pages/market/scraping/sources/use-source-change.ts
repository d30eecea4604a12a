import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { SourceChanges, SourceState } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { sourceStates } from "@/web/features/market/scraping/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

/** Changes a source at the version that was shown, so that nobody overwrites another. */
export function useSourceChange({ id, name, version }: SourceState) {
  const t = useTranslations("scraping.source");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (changes: Omit<SourceChanges, "version">) =>
      ok(api.sources({ id }).patch({ ...changes, version })),
    onSuccess: () => notify({ title: t("changed", { name }), tone: "ok" }),
    onError: (error) =>
      notify({
        title: t("changeFailed", { name }),
        description: refusalOf(error),
        tone: "destructive",
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: sourceStates.queryKey }),
  });
}
