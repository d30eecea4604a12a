import { queryOptions } from "@tanstack/react-query";
import type { SourceKind } from "@/modules/staffing/documents/rules";
import { api, ok } from "@/web/api";
import { documentsKey } from "@/web/state/query-keys";

export type Source = { kind: SourceKind; id: string };

export const documentsOf = ({ kind, id }: Source) =>
  queryOptions({
    queryKey: [...documentsKey, kind, id],
    queryFn: () => ok(api.documents.get({ query: { kind, recordId: id } })),
  });

export const templates = queryOptions({
  queryKey: [...documentsKey, "templates"],
  queryFn: () => ok(api.documents.templates.get()),
});
