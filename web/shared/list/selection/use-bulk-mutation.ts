import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { useInBatches } from "./in-batches";

type Asked = { ids: readonly string[] };

type BulkMutation<Its extends Asked, Done> = {
  /** One request, with at most as many rows as it may have. */
  act: (some: Its & { ids: string[] }) => Promise<Done>;
  /** Undoes one request. */
  back?: (done: Done, asked: Its) => Promise<unknown>;
  /** Of how many it was really done. */
  countOf: (done: Done) => number;
  said: (count: number, asked: Its) => string;
  /** Further details for the notice. */
  told?: (all: readonly Done[]) => string;
  failed: string;
  /** Query keys to invalidate. */
  keys: readonly QueryKey[];
  /** Once it was done of all. */
  onDone?: (() => void) | undefined;
};

/**
 * A mutation of many rows in sequential batches. If a batch fails, earlier ones stay done: the notice says how many and
 * why, undo covers those, and a retry continues with the rest because the queries are invalidated.
 */
export function useBulkMutation<Its extends Asked, Done>(deed: BulkMutation<Its, Done>) {
  const { act, keys } = deed;
  const queries = useQueryClient();
  const inBatches = useInBatches();
  const tell = useResultNotice(deed);
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: async (asked: Its) => {
      const all: Done[] = [];
      try {
        await inBatches(asked.ids, async (ids) => all.push(await act({ ...asked, ids })));
        return { all };
      } catch (error) {
        return { all, error };
      }
    },
    onSuccess: ({ all, error }, asked) => {
      tell({ all, error, asked, refresh });
      if (error === undefined) deed.onDone?.();
      return refresh();
    },
  });
}

type Over<Its, Done> = {
  all: readonly Done[];
  error?: unknown;
  asked: Its;
  refresh: () => Promise<unknown>;
};

/** Says how many it was done of, why not of all, and offers the way back. */
function useResultNotice<Its extends Asked, Done>({
  back,
  countOf,
  said,
  told,
  failed,
}: BulkMutation<Its, Done>) {
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  return ({ all, error, asked, refresh }: Over<Its, Done>) => {
    const undo = async () => {
      for (const done of all) if (countOf(done) > 0) await back?.(done, asked);
      await refresh();
    };
    const count = all.reduce((sum, done) => sum + countOf(done), 0);
    const some = said(count, asked);
    const beside = told?.(all) ?? "";
    const isWhole = error === undefined;
    const known = count > 0 ? [`${some}. ${beside}`.trim()] : [];
    notify({
      title: isWhole ? some : failed,
      description: isWhole ? beside : [...known, refusalOf(error)].join(" "),
      tone: isWhole ? (count > 0 ? "ok" : "neutral") : "destructive",
      ...(back && count > 0 && { undo }),
    });
  };
}
