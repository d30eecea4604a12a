import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { Card } from "@/web/ui/card";
import { BackupList } from "./backup-list";
import { BackupPlanCard } from "./backup-plan";
import { BackupState } from "./backup-state";
import { CreateButton } from "./create-button";
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
