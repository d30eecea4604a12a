import { useTranslations } from "use-intl";
import type { BackupOverview } from "@/modules/platform/backups/model";
import { EmptyState } from "@/web/ui/empty-state";
import { BackupLine } from "./backup-line";

/** All there are, the newest first, and how one is brought back. */
export function BackupList({ overview: { backups, obstacle, run } }: { overview: BackupOverview }) {
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
