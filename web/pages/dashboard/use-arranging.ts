import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { type Layout, usualLayout } from "@/modules/insights/rules";
import { api, ok } from "@/web/api";
import { dashboardLayout } from "@/web/components/queries/dashboard";
import { notifyAtom } from "@/web/state/notices";

const { queryKey } = dashboardLayout;

/** Puts cards elsewhere at once, and for the next visit too. */
export function useArranging() {
  const t = useTranslations("dashboard.arrange");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const keep = useMutation({
    mutationFn: (layout: Layout) => ok(api.dashboard.layout.put(layout)),
    onMutate: async (layout) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, layout);
    },
    onError: () => {
      notify({ title: t("failed"), tone: "destructive" });
      return queries.invalidateQueries({ queryKey });
    },
    // One after the other, so that the last step is the last one kept.
    scope: { id: "dashboard layout" },
  });
  const reset = (before: Layout) => {
    keep.mutate(usualLayout);
    notify({ title: t("wasReset"), tone: "ok", undo: () => keep.mutateAsync(before) });
  };
  return { keep: keep.mutate, reset };
}
