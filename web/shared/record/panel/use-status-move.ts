import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type Moved<Status> = { id: string; version: number; status: Status };
type Change<Status> = { status: Status; reason?: string; until?: string };

type Options<Status extends string, Full> = {
  queryKey: QueryKey;
  move: (id: string, change: Change<Status> & { version: number }) => Promise<Full>;
  nameOf: (record: Full) => string;
  labelOf: (status: Status) => string;
  /** Whether the notice may offer an undo. */
  canUndo: (from: Status, to: Status) => boolean;
};

type Step<Status> = Change<Status> & { of: Moved<Status> };

/** Moves records on at once; a step that may be taken back offers to. */
export function useStatusMoves<Status extends string, Full extends Moved<Status>>(
  options: Options<Status, Full>,
) {
  const { queryKey, move, nameOf, labelOf, canUndo } = options;
  const t = useTranslations("records");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: ({ of, ...change }: Step<Status>) =>
      move(of.id, { ...change, version: of.version }),
    onSuccess: (now, { of: { id, status: before } }) => {
      const undo = async () => {
        await move(id, { status: before, version: now.version });
        await refresh();
      };
      const title = t("moved", { name: nameOf(now), status: labelOf(now.status) });
      notify({ title, tone: "ok", ...(canUndo(now.status, before) && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("moveFailed"), description: refusalOf(error), tone: "destructive" }),
  });
}

/** The same for one record. */
export function useStatusMove<Status extends string, Full extends Moved<Status>>(
  of: Moved<Status>,
  options: Options<Status, Full>,
) {
  const { mutate, isPending } = useStatusMoves(options);
  return {
    isPending,
    mutate: (change: Change<Status>, then?: { onSuccess: () => void }) =>
      mutate({ ...change, of }, then),
  };
}
