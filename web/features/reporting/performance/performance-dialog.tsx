import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { performanceOf } from "@/web/features/reporting/profile/queries";
import { Dialog } from "@/web/ui/dialog";
import { FigureTable } from "./figure-table";

type Props = { id: string; name: string; onClose: () => void };

/** The figures of one colleague, for administrators. */
export function PerformanceDialog({ id, name, onClose }: Props) {
  const t = useTranslations("profile.performance");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(performanceOf(id));
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={name} closeLabel={tCommon("close")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(performance) => <FigureTable performance={performance} />}
      </Read>
    </Dialog>
  );
}
