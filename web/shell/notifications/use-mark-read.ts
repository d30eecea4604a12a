import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Reading } from "@/modules/platform/notifications/model";
import type { Topic } from "@/modules/platform/notifications/rules";
import { api, ok } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { notificationsKey } from "@/web/state/query-keys";

export type MarkRead = ReturnType<typeof useMarkRead>;

/** Marks what the reader was told as read, a topic or all at once too, and takes it back. */
export function useMarkRead() {
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
  const telling = (title: string) => ({
    onSuccess: ({ ids }: { ids: string[] }) => notify({ title, undo: () => back(ids) }),
  });
  return {
    read: (id: string) => read({ ids: [id] }),
    readAll: (upTo: string) => read({ upTo }, telling(t("allRead"))),
    readTopic: (upTo: string, { topic, name }: { topic: Topic; name: string }) =>
      read({ upTo, topic }, telling(t("groupRead", { name }))),
    unread: (id: string) => unread([id]),
  };
}
