import { queryOptions } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidatesKey, ownPagesKey } from "@/web/state/query-keys";

const read = (id: string) => ok(api.candidates({ id })["own-page"].get());
export type OwnPage = Awaited<ReturnType<typeof read>>;

export const ownPageOf = (id: string) =>
  queryOptions({ queryKey: [...ownPagesKey, id], queryFn: () => read(id) });

/** What the office can do about somebody's own page. */
export function useOwnPage(id: string) {
  const t = useTranslations("papers.ownPage");
  const at = api.candidates({ id })["own-page"];
  const common = { failure: t("saveFailed"), keys: [candidatesKey, ownPagesKey] };
  return {
    send: useUndoableMutation({
      ...common,
      run: (locale: OwnPage["locale"]) => ok(at.post({ locale })),
      success: () => t("done.sent"),
    }),
    end: useUndoableMutation({
      ...common,
      run: () => ok(at.delete()),
      success: () => t("done.ended"),
    }),
    settle: useUndoableMutation({
      ...common,
      run: (requestId: string) => ok(api["own-page-requests"]({ id: requestId }).settlement.post()),
      success: () => t("done.settled"),
    }),
  };
}
