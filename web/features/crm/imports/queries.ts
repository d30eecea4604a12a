import { queryOptions } from "@tanstack/react-query";
import type { Plan } from "@/modules/crm/imports/model";
import { api, ok } from "@/web/api";
import { importsKey } from "@/web/state/query-keys";

/** How often a running import is asked how far it is. */
const lookEveryMs = 500;

export const recentImports = queryOptions({
  queryKey: importsKey,
  queryFn: () => ok(api.imports.get()),
});

/** An import with the first rows of its file. */
export const oneImport = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn: () => ok(api.imports({ id }).get()),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const progressOf = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, id, "progress"],
    queryFn: () => ok(api.imports({ id }).progress.get()),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? lookEveryMs : false),
  });

/** What would happen now; every other plan is another question. */
export const checkOf = (id: string, version: number) =>
  queryOptions({
    queryKey: [...importsKey, id, "check", version],
    queryFn: () => ok(api.imports({ id }).check.get()),
  });

export const takeFile = (file: File) => ok(api.imports.post({ file }));
export const changePlan = (id: string, version: number, plan: Partial<Plan>) =>
  ok(api.imports({ id }).patch({ version, plan }));
export const startImport = (id: string) => ok(api.imports({ id }).start.post());
export const cancelImport = (id: string) => ok(api.imports({ id }).cancellation.post());
export const undoImport = (id: string) => ok(api.imports({ id }).undo.post());
export const discardImport = (id: string) => ok(api.imports({ id }).delete());
