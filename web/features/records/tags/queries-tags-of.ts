import { queryOptions } from "@tanstack/react-query";
import type { TagKind } from "@/modules/records/tags/rules";
import { api, ok } from "@/web/api";
import { batched } from "@/web/shared/list/batched";
import { tagsKey } from "@/web/state/query-keys";

const pairsOf = batched(
  // In one value: of a key that comes several times only the last is read.
  (kind: TagKind, ids) => ok(api.tags.records.get({ query: { kind, ids: [ids.join()] } })),
  ({ id }) => id,
);

/** The tags of one record; the rows that a list draws together are asked for together. */
export const tagsOf = (kind: TagKind, id: string) =>
  queryOptions({
    queryKey: [...tagsKey, kind, "of", id],
    queryFn: async () => (await pairsOf(kind, id)).map(({ tag }) => tag),
  });
