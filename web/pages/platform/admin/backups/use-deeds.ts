import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { backupsKey } from "@/web/state/query-keys";

type Failing = "verifyFailed" | "downloadFailed" | "removeFailed";

/** Does something with one backup, and says why where it could not. */
function useDeed<Done>(act: (name: string) => Promise<Done>, failed: Failing, done?: () => void) {
  const t = useTranslations("backups");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => done?.(),
    onError: (error) =>
      notify({ title: t(failed), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsKey }),
  });
}

export const useVerification = () =>
  useDeed((name) => ok(api.admin.backups({ name }).verification.post()), "verifyFailed");

/** A link cannot ask whether it is still them, so that is asked before it is followed. */
export const useDownload = () =>
  useDeed(async (name) => {
    await ok(api.admin.backups({ name }).release.post());
    const link = document.createElement("a");
    link.href = `/api/admin/backups/${name}/content`;
    link.download = name;
    link.click();
  }, "downloadFailed");

export function useRemoval(onDone: () => void) {
  const t = useTranslations("backups");
  const notify = useSetAtom(notifyAtom);
  return useDeed(
    (name) => ok(api.admin.backups({ name }).delete()),
    "removeFailed",
    () => {
      notify({ title: t("removed"), tone: "ok" });
      onDone();
    },
  );
}
