import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { type ClientStatus, nextStatuses } from "@/modules/clients/rules";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
import { notifyAtom } from "@/web/state/notices";
import { clientsKey } from "@/web/state/query-keys";

type Change = { status: ClientStatus };

/** Moves a client on at once; a step that may be taken back offers to. */
export function useStatus({ id, version, status: before }: ClientRecord) {
  const t = useTranslations("clients");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: clientsKey });
  const move = (change: Change & { version: number }) =>
    ok(api.clients({ id }).status.post(change));
  return useMutation({
    mutationFn: (change: Change) => move({ ...change, version }),
    onSuccess: (now) => {
      const undo = async () => {
        await move({ status: before, version: now.version });
        await refresh();
      };
      const mayGoBack = nextStatuses[now.status].includes(before);
      const title = t("moved", {
        name: now.name,
        status: t(`statuses.${now.status}`),
      });
      notify({ title, tone: "ok", ...(mayGoBack && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("moveFailed"), description: refusalOf(error), tone: "destructive" }),
  });
}
