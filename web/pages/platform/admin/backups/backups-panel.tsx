import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { DatabaseBackup } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { BackupOverview } from "@/modules/platform/backups/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { backupsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { BackupLine } from "./backup-line";
import { BackupPlanCard } from "./backup-plan";
import { BackupState } from "./backup-state";
import { backupOverview } from "./queries";

/** Copies of everything: the last good one, what is being done, all there are, and the plan behind them. */
export function BackupsPanel() {
  const t = useTranslations("backups");
  const query = useQuery(backupOverview);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
      <Card title={t("title")} action={<CreateButton overview={query.data} />}>
        <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
          {(overview) => (
            <div className="grid gap-5">
              <BackupState overview={overview} />
              <BackupList overview={overview} />
            </div>
          )}
        </Read>
      </Card>
      <BackupPlanCard />
    </div>
  );
}

/** All there are, the newest first, and how one is brought back. */
function BackupList({ overview: { backups, obstacle, run } }: { overview: BackupOverview }) {
  const t = useTranslations("backups");
  const [newest] = backups;
  if (obstacle) return null;
  if (!newest) return <EmptyState kind="nothing-yet" title={t("none")} text={t("noneText")} />;
  return (
    <div className="grid gap-3">
      <ul aria-label={t("list")} className="grid divide-y divide-line border-y border-line">
        {backups.map((backup) => (
          <BackupLine key={backup.name} backup={backup} isBusy={run?.state === "active"} />
        ))}
      </ul>
      <div className="grid gap-1 text-xs text-ink-2">
        <p>{t("restoreHint")}</p>
        <code className="rounded-md bg-sunken px-2.5 py-1.5 break-all">
          coldaisle backup restore {newest.name}
        </code>
      </div>
    </div>
  );
}

/** Begins a backup, and says when it is there. */
function CreateButton({ overview }: { overview: BackupOverview | undefined }) {
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
  const refusalOf = useErrorText();
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
