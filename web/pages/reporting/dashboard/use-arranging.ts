import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Layout } from "@/modules/reporting/dashboard/rules";
import { api, ok } from "@/web/api";
import { dashboardLayout } from "@/web/features/reporting/dashboard/queries";
import { notifyAtom } from "@/web/state/notices";

const { queryKey } = dashboardLayout;
/** One after the other, so that the last step is the last one kept. */
const scope = { id: "dashboard layout" };

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
    scope,
  });
  const usual = useMutation({
    mutationFn: () => ok(api.dashboard.layout.delete()),
    onSuccess: (layout) => queries.setQueryData(queryKey, layout),
    onError: () => notify({ title: t("failed"), tone: "destructive" }),
    scope,
  });
  const reset = (before: Layout) =>
    usual.mutate(undefined, {
      onSuccess: () =>
        notify({ title: t("wasReset"), tone: "ok", undo: () => keep.mutateAsync(before) }),
    });
  return { keep: keep.mutate, reset };
}
