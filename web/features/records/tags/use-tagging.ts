import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { RecordKind } from "@/modules/records/core/rules";
import { api, ok } from "@/web/api";
import { tagsKey, timelineKey } from "@/web/state/query-keys";
import { useDeed } from "@/web/features/records/core/use-deed";

export type TagDeed = { ids: string[]; add?: string[]; remove?: string[] };

/** Puts tags on records and takes them off; the undo takes back exactly what that changed. */
export function useTagging(kind: RecordKind, listKey: QueryKey) {
  const t = useTranslations("records.tags");
  return useDeed({
    act: ({ ids, add = [], remove = [] }: TagDeed) =>
      ok(api.tags.changes.post({ kind, ids, add, remove })),
    back: (done) => ok(api.tags.changes.delete(done)),
    said: ({ added, removed }) =>
      t("changed", { count: new Set([...added, ...removed].map(({ id }) => id)).size }),
    failed: t("failed"),
    keys: [tagsKey, timelineKey, listKey],
  });
}
