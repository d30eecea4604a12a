import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { DatabaseBackup } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { BackupOverview } from "@/modules/platform/backups/model";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { backupsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** Begins a backup, and says when it is there. */
export function CreateButton({ overview }: { overview: BackupOverview | undefined }) {
  const t = useTranslations("backups");
  const { create, isActive } = useCreation(overview);
  return (
    <Button
      look="primary"
      icon={DatabaseBackup}
      disabled={!overview || overview.obstacle !== null || isActive}
      pending={create.isPending}
      onClick={() => create.mutate()}
    >
      {t("create")}
    </Button>
  );
}

function useCreation(overview: BackupOverview | undefined) {
  const t = useTranslations("backups");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [followed, follow] = useState<string | null>(null);
  const run = overview?.run ?? null;
  const ended = run?.id === followed && run?.state !== "active" ? run?.state : null;

  useEffect(() => {
    if (ended === null) return;
    follow(null);
    if (ended === "done") {
      notify({ title: t("created"), description: t("createdText"), tone: "ok" });
    } else {
      const title = t("createFailed");
      notify({ title, description: t("createFailedText"), tone: "destructive" });
    }
  }, [ended, notify, t]);

  const create = useMutation({
    mutationFn: () => ok(api.admin.backup.post()),
    onSuccess: ({ id }) => follow(id),
    onError: (error) =>
      notify({ title: t("createFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsKey }),
  });
  return { create, isActive: run?.state === "active" };
}
