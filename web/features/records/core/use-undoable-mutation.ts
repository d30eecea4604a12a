import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type UndoableMutation<Input, Done> = {
  run: (input: Input) => Promise<Done>;
  /** Undoes it; the notice offers this. */
  undo?: (done: Done, input: Input) => Promise<unknown>;
  /** The notice of success; none where the change is seen anyway. */
  success?: (done: Done, input: Input) => string;
  failure: string;
  /** Query keys to invalidate. */
  keys: readonly QueryKey[];
};

/** A mutation with a notice of success or failure, and an undo in it where there is one. */
export function useUndoableMutation<Input, Done>({
  run,
  undo,
  success,
  failure,
  keys,
}: UndoableMutation<Input, Done>) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: run,
    onSuccess: (done, input) => {
      const undoThis = async () => {
        await undo?.(done, input);
        await refresh();
      };
      if (success)
        notify({ title: success(done, input), tone: "ok", ...(undo && { undo: undoThis }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: failure, description: refusalOf(error), tone: "destructive" }),
  });
}
