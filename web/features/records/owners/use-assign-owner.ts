import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { api, ok } from "@/web/api";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import { ownersKey, timelineKey } from "@/web/state/query-keys";

export type AssignOwner = { ids: string[]; ownerId: string | null };

/** Gives records to a colleague or to no one; the undo gives back exactly those that changed hands. */
export function useAssignOwner(kind: OwnedKind, listKey: QueryKey, onDone?: () => void) {
  const t = useTranslations("records.owners");
  return useBulkMutation({
    run: ({ ids, ownerId }: AssignOwner) => ok(api.owners.changes.post({ kind, ids, ownerId })),
    undo: (done) => ok(api.owners.changes.delete(done)),
    countOf: ({ moved }) => moved.length,
    success: (count) => t("changed", { count }),
    failure: t("failed"),
    keys: [ownersKey, timelineKey, listKey],
    onDone,
  });
}
