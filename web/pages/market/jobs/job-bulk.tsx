import { Archive } from "lucide-react";
import { useTranslations } from "use-intl";
import { exportedAtOnce } from "@/modules/market/jobs/rules";
import { CreateCampaign } from "@/web/features/engagement/campaigns/late";
import { ExportMenu } from "@/web/shared/export-menu";
import type { Selection } from "@/web/shared/list/use-selection";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { useArchive } from "./use-archive";

/** What can be done with several jobs at once. */
export default function JobBulk({ selection }: { selection: Selection }) {
  const t = useTranslations("jobs.archive");
  const mayArchive = useMay("recruiter");
  const archive = useArchive(selection.clear);
  const ids = [...selection.ids];
  return (
    <>
      <CreateCampaign jobIds={ids} onDone={selection.clear} />
      {ids.length <= exportedAtOnce && (
        <ExportMenu
          size="sm"
          path="/api/jobs/export"
          filter={{ ids: ids.join(","), status: "all" }}
        />
      )}
      {mayArchive && (
        <Button
          size="sm"
          icon={Archive}
          pending={archive.isPending}
          onClick={() => archive.mutate(ids)}
        >
          {t("action")}
        </Button>
      )}
    </>
  );
}
