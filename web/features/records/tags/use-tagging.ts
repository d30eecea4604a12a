import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import { api, ok } from "@/web/api";
import { tagsKey, timelineKey } from "@/web/state/query-keys";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";

export type TagChange = { ids: string[]; add?: string[]; remove?: string[] };

/** Puts tags on records and takes them off; the undo takes back exactly what that changed. */
export function useTagging(kind: TagKind, listKey: QueryKey) {
  const t = useTranslations("records.tags");
  return useBulkMutation({
    run: ({ ids, add = [], remove = [] }: TagChange) =>
      ok(api.tags.changes.post({ kind, ids, add, remove })),
    undo: (done) => ok(api.tags.changes.delete(done)),
    countOf: ({ added, removed }) => new Set([...added, ...removed].map(({ id }) => id)).size,
    success: (count) => t("changed", { count }),
    failure: t("failed"),
    keys: [tagsKey, timelineKey, listKey],
  });
}
