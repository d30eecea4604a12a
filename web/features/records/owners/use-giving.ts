import type { QueryKey } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { ownersKey, timelineKey } from "@/web/state/query-keys";

export type Giving = { ids: string[]; ownerId: string | null };

/** Gives records to a colleague or to no one; the undo gives back exactly those that changed hands. */
export function useGiving(kind: OwnedKind, listKey: QueryKey, onDone?: () => void) {
  const t = useTranslations("records.owners");
  const inBatches = useInBatches();
  return useDeed({
    act: async ({ ids, ownerId }: Giving) => {
      const done = await inBatches(ids, (some) =>
        ok(api.owners.changes.post({ kind, ids: some, ownerId })),
      );
      onDone?.();
      return done;
    },
    back: (done) => Promise.all(done.map((one) => ok(api.owners.changes.delete(one)))),
    said: (done) => t("changed", { count: done.flatMap(({ moved }) => moved).length }),
    failed: t("failed"),
    keys: [ownersKey, timelineKey, listKey],
  });
}
