import { queryOptions } from "@tanstack/react-query";
import type { ListPlanChange } from "@/modules/engagement/list-imports/model";
import type { ListKind } from "@/modules/engagement/list-imports/rules";
import { api, ok } from "@/web/api";
import { listImportsKey } from "@/web/state/query-keys";

/** How often a running import is asked how far it is. */
const lookEveryMs = 500;
const calls = api["list-imports"];

export const recentLists = (kind: ListKind) =>
  queryOptions({
    queryKey: [...listImportsKey, kind],
    queryFn: () => ok(calls.get({ query: { kind } })),
  });

/** An import with the first rows of its file. */
export const oneList = (id: string) =>
  queryOptions({
    queryKey: [...listImportsKey, id],
    queryFn: () => ok(calls({ id }).get()),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const listProgress = (id: string) =>
  queryOptions({
    queryKey: [...listImportsKey, id, "progress"],
    queryFn: () => ok(calls({ id }).progress.get()),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? lookEveryMs : false),
  });

/** What would happen now; every other plan is another question. */
export const listCheck = (id: string, version: number) =>
  queryOptions({
    queryKey: [...listImportsKey, id, "check", version],
    queryFn: () => ok(calls({ id }).check.get()),
  });

export const takeList = (kind: ListKind, file: File) => ok(calls.post({ kind, file }));
export const changeList = (id: string, version: number, plan: ListPlanChange["plan"]) =>
  ok(calls({ id }).patch({ version, plan }));
export const startList = (id: string) => ok(calls({ id }).start.post());
export const undoList = (id: string) => ok(calls({ id }).undo.post());
export const discardList = (id: string) => ok(calls({ id }).delete());
