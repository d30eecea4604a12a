import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { api, ok } from "@/web/api";
import { useDeedOfMany } from "@/web/shared/list/selection/use-deed-of-many";
import { ownersKey, timelineKey } from "@/web/state/query-keys";

export type Giving = { ids: string[]; ownerId: string | null };

/** Gives records to a colleague or to no one; the undo gives back exactly those that changed hands. */
export function useGiving(kind: OwnedKind, listKey: QueryKey, onDone?: () => void) {
  const t = useTranslations("records.owners");
  return useDeedOfMany({
    act: ({ ids, ownerId }: Giving) => ok(api.owners.changes.post({ kind, ids, ownerId })),
    back: (done) => ok(api.owners.changes.delete(done)),
    countOf: ({ moved }) => moved.length,
    said: (count) => t("changed", { count }),
    failed: t("failed"),
    keys: [ownersKey, timelineKey, listKey],
    onDone,
  });
}
