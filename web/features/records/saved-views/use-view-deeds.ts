import { useTranslations } from "use-intl";
import type { NewView, View, ViewChanges } from "@/modules/records/saved-views/model";
import { api, ok } from "@/web/api";
import { viewsKey } from "@/web/state/query-keys";
import { useDeed } from "@/web/features/records/core/use-deed";

const keys = [viewsKey];

export function useNewView() {
  const t = useTranslations("attached.views");
  return useDeed({
    act: (view: NewView) => ok(api.views.post(view)),
    said: ({ name }) => t("saved", { name }),
    failed: t("failed"),
    keys,
  });
}

/** What can be done with a view that is there. */
export function useViewDeeds({ id, version, name, query, isShared }: View) {
  const t = useTranslations("attached.views");
  const at = api.views({ id });
  const failed = t("failed");
  const back = { name, query, isShared };
  return {
    edit: useDeed({
      act: (changes: Omit<ViewChanges, "version">) => ok(at.patch({ ...changes, version })),
      back: (done) => ok(at.patch({ ...back, version: done.version })),
      said: (done) => t("saved", { name: done.name }),
      failed,
      keys,
    }),
    prefer: useDeed({ act: () => ok(at.default.put()), failed, keys }),
    unprefer: useDeed({ act: () => ok(at.default.delete()), failed, keys }),
    remove: useDeed({
      act: () => ok(at.delete()),
      back: () => ok(at.restoration.post()),
      said: () => t("deleted", { name }),
      failed,
      keys,
    }),
  };
}
