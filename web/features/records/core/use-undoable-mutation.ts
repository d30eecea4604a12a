import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type UndoableMutation<Input, Done> = {
  act: (input: Input) => Promise<Done>;
  /** Takes it back; without one nothing is said, because what was done is seen. */
  back?: (done: Done, input: Input) => Promise<unknown>;
  said?: (done: Done, input: Input) => string;
  failed: string;
  /** What shows it. */
  keys: readonly QueryKey[];
};

/** Does something at once, says so, and offers the way back where there is one. */
export function useUndoableMutation<Input, Done>({
  act,
  back,
  said,
  failed,
  keys,
}: UndoableMutation<Input, Done>) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: act,
    onSuccess: (done, input) => {
      const undo = async () => {
        await back?.(done, input);
        await refresh();
      };
      if (said) notify({ title: said(done, input), tone: "ok", ...(back && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
  });
}
