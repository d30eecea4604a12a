import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";

const putAway = (candidateIds: string[]) => ok(api.candidates.archivals.post({ candidateIds }));
const bringBack = (candidateIds: string[]) => ok(api.candidates.archivals.delete({ candidateIds }));

/** Puts candidates away at once, or brings them back; each offers the way back from itself. */
export function useArchive(onDone: () => void) {
  return {
    archive: useMove({ move: putAway, back: bringBack, word: "done" }, onDone),
    restore: useMove({ move: bringBack, back: putAway, word: "restored" }, onDone),
  };
}

type Move = { move: typeof putAway; back: typeof putAway; word: "done" | "restored" };

function useMove({ move, back, word }: Move, onDone: () => void) {
  const t = useTranslations("candidates.archive");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: candidatesKey });
  return useMutation({
    mutationFn: move,
    onSuccess: ({ count, candidateIds }) => {
      const undo = async () => {
        await back(candidateIds);
        await refresh();
      };
      notify({ title: t(word, { count }), tone: "ok", ...(count > 0 && { undo }) });
      onDone();
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
