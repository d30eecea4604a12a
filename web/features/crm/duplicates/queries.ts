import { queryOptions } from "@tanstack/react-query";
import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { api, ok } from "@/web/api";
import { candidatesKey, clientsKey } from "@/web/state/query-keys";

/** Under the key of the kind itself: whatever changes such records makes these read again. */
export const keyOfKind: Record<MergeKind, string[]> = {
  candidate: candidatesKey,
  client: clientsKey,
};

export type Pair = { kind: MergeKind; keptId: string; mergedId: string };

export const mergePreview = (pair: Pair) =>
  queryOptions({
    queryKey: [...keyOfKind[pair.kind], "merge", pair],
    queryFn: () => ok(api.merges.preview.get({ query: pair })),
  });

export const mergesOf = (kind: MergeKind, id: string) =>
  queryOptions({
    queryKey: [...keyOfKind[kind], "merges", id],
    queryFn: () => ok(api.merges.get({ query: { kind, id } })),
  });

export const duplicatesOf = (kind: MergeKind) =>
  queryOptions({
    queryKey: [...keyOfKind[kind], "duplicates"],
    queryFn: () => ok(api.merges.duplicates.get({ query: { kind } })),
  });

/** Who one candidate may be the double of. */
export const duplicatesOfRecord = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "duplicates", id],
    queryFn: () => ok(api.merges.duplicates({ id }).get()),
  });
