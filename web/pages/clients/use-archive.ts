import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
import { notifyAtom } from "@/web/state/notices";
import { clientsKey } from "@/web/state/query-keys";

const putAway = (clientIds: string[]) => ok(api.clients.archivals.post({ clientIds }));
const bringBack = (clientIds: string[]) => ok(api.clients.archivals.delete({ clientIds }));

/** Puts clients away at once, or brings them back; each offers the way back from itself. */
export function useArchive(onDone: () => void) {
  return {
    archive: useMove({ move: putAway, back: bringBack, word: "done" }, onDone),
    restore: useMove({ move: bringBack, back: putAway, word: "restored" }, onDone),
  };
}

type Move = { move: typeof putAway; back: typeof putAway; word: "done" | "restored" };

function useMove({ move, back, word }: Move, onDone: () => void) {
  const t = useTranslations("clients.archive");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: clientsKey });
  return useMutation({
    mutationFn: move,
    onSuccess: ({ count, clientIds }) => {
      const undo = async () => {
        await back(clientIds);
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
