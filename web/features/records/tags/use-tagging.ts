import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import type { Tagging } from "@/modules/records/tags/model";
import { api, ok } from "@/web/api";
import { tagsKey, timelineKey } from "@/web/state/query-keys";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { useDeed } from "@/web/features/records/core/use-deed";

export type TagDeed = { ids: string[]; add?: string[]; remove?: string[] };

/** Puts tags on records and takes them off; the undo takes back exactly what that changed. */
export function useTagging(kind: TagKind, listKey: QueryKey) {
  const t = useTranslations("records.tags");
  const inBatches = useInBatches();
  return useDeed({
    act: ({ ids, add = [], remove = [] }: TagDeed) =>
      inBatches(ids, (some) => ok(api.tags.changes.post({ kind, ids: some, add, remove }))),
    back: (done) => Promise.all(done.map((one) => ok(api.tags.changes.delete(one)))),
    said: (done) => t("changed", { count: new Set(done.flatMap(idsOf)).size }),
    failed: t("failed"),
    keys: [tagsKey, timelineKey, listKey],
  });
}

const idsOf = ({ added, removed }: Tagging) => [...added, ...removed].map(({ id }) => id);
