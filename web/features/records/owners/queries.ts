import { queryOptions } from "@tanstack/react-query";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { api, ok } from "@/web/api";
import { batched } from "@/web/shared/list/batched";
import { ownersKey } from "@/web/state/query-keys";

const ownedAmong = batched(
  (kind: OwnedKind, ids) => ok(api.owners.records.get({ query: { kind, ids: [ids.join()] } })),
  ({ id }) => id,
);

/** Who looks after one record; the rows that a list draws together are asked for together. */
export const ownerOf = (kind: OwnedKind, id: string) =>
  queryOptions({
    queryKey: [...ownersKey, kind, id],
    queryFn: async () => (await ownedAmong(kind, id))[0] ?? null,
  });
