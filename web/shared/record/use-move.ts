import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

/** Answers which records were really moved. */
export type Mover = (ids: string[]) => Promise<string[]>;

type Move = {
  move: Mover;
  back: Mover;
  /** What shows these records. */
  queryKey: QueryKey;
  said: (count: number) => string;
  failed: string;
};

/** Moves records somewhere at once, such as into the archive, and offers the way back. */
export function useMove({ move, back, queryKey, said, failed }: Move, onDone: () => void) {
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: move,
    onSuccess: (moved) => {
      const undo = async () => {
        await back(moved);
        await refresh();
      };
      notify({ title: said(moved.length), tone: "ok", ...(moved.length > 0 && { undo }) });
      onDone();
      return refresh();
    },
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
  });
}
