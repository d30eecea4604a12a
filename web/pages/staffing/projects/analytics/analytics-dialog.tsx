import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type ProjectListQuery, projectAnalytics } from "@/web/features/staffing/projects/list";
import { Dialog } from "@/web/ui/dialog";
import { Figures } from "./figures";

type Props = { query: ProjectListQuery; onClose: () => void };

/** How the filtered projects come along. */
export function AnalyticsDialog({ query, onClose }: Props) {
  const t = useTranslations("projectWork.analytics");
  const tAll = useTranslations("common.actions");
  const { data } = useQuery(projectAnalytics(query));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={data && t("of", { count: data.projects })}
      closeLabel={tAll("close")}
    >
      <Figures query={query} />
    </Dialog>
  );
}

export { AnalyticsDialog as Component };
