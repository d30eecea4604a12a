import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { useInBatches } from "./in-batches";

type Asked = { ids: readonly string[] };

type BulkMutation<Input extends Asked, Done> = {
  /** Sends one request, for at most `recordsAtOnce` ids. */
  run: (some: Input & { ids: string[] }) => Promise<Done>;
  /** Undoes one request. */
  undo?: (done: Done, asked: Input) => Promise<unknown>;
  /** How many records the request really changed. */
  countOf: (done: Done) => number;
  success: (count: number, asked: Input) => string;
  /** Further details for the notice. */
  details?: (all: readonly Done[]) => string;
  failure: string;
  /** Query keys to invalidate. */
  keys: readonly QueryKey[];
  /** Called once all are changed; not after a failure. */
  onDone?: (() => void) | undefined;
};

/**
 * A mutation of many rows in sequential batches. If a batch fails, earlier ones stay done: the notice says how many and
 * why, undo covers those, and a retry continues with the rest because the queries are invalidated.
 */
export function useBulkMutation<Input extends Asked, Done>(options: BulkMutation<Input, Done>) {
  const { run, keys } = options;
  const queries = useQueryClient();
  const inBatches = useInBatches();
  const notifyResult = useResultNotice(options);
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: async (asked: Input) => {
      const all: Done[] = [];
      try {
        await inBatches(asked.ids, async (ids) => all.push(await run({ ...asked, ids })));
        return { all };
      } catch (error) {
        return { all, error };
      }
    },
    onSuccess: ({ all, error }, asked) => {
      notifyResult({ all, error, asked, refresh });
      if (error === undefined) options.onDone?.();
      return refresh();
    },
  });
}

type Result<Input, Done> = {
  all: readonly Done[];
  error?: unknown;
  asked: Input;
  refresh: () => Promise<unknown>;
};

/** Shows a notice with how many were changed, why not all, and an undo. */
function useResultNotice<Input extends Asked, Done>({
  undo,
  countOf,
  success,
  details,
  failure,
}: BulkMutation<Input, Done>) {
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  return ({ all, error, asked, refresh }: Result<Input, Done>) => {
    const undoAll = async () => {
      for (const done of all) if (countOf(done) > 0) await undo?.(done, asked);
      await refresh();
    };
    const count = all.reduce((sum, done) => sum + countOf(done), 0);
    const title = success(count, asked);
    const detail = details?.(all) ?? "";
    const isWhole = error === undefined;
    const known = count > 0 ? [`${title}. ${detail}`.trim()] : [];
    notify({
      title: isWhole ? title : failure,
      description: isWhole ? detail : [...known, refusalOf(error)].join(" "),
      tone: isWhole ? (count > 0 ? "ok" : "neutral") : "destructive",
      ...(undo && count > 0 && { undo: undoAll }),
    });
  };
}
