import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Reading } from "@/modules/platform/notifications/model";
import { api, ok } from "../api";
import { notifyAtom } from "../state/notices";
import { notificationsKey } from "../state/query-keys";

export type Turning = ReturnType<typeof useTurning>;

/** Marks what the reader was told as read, all at once too, and takes it back. */
export function useTurning() {
  const t = useTranslations("shell.tray");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const said = {
    onError: () => notify({ title: t("notRead"), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  };
  const back = async (ids: string[]) => {
    await ok(api.notifications.reading.delete({ ids }));
    await queries.invalidateQueries({ queryKey: notificationsKey });
  };
  const { mutate: read } = useMutation({
    mutationFn: (reading: Reading) => ok(api.notifications.reading.post(reading)),
    ...said,
  });
  const { mutate: unread } = useMutation({ mutationFn: back, ...said });
  const onAllRead = ({ ids }: { ids: string[] }) =>
    notify({ title: t("allRead"), undo: () => back(ids) });
  return {
    read: (id: string) => read({ ids: [id] }),
    readUpTo: (upTo: string) => read({ upTo }, { onSuccess: onAllRead }),
    unread: (id: string) => unread([id]),
  };
}
