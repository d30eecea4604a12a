import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { projectAnalytics, type ProjectListQuery } from "@/web/features/staffing/projects/queries";
import { Budget } from "./budget";
import { Forecast } from "./forecast";
import { Funnel } from "./funnel";
import { Stays } from "./stays";

/** How the projects that a filter shows come along, as many or as few as they are. */
export function Figures({ query }: { query: ProjectListQuery }) {
  const t = useTranslations("projectWork.analytics");
  const analytics = useQuery(projectAnalytics(query));
  return (
    <Read query={analytics} words={{ loading: t("loading"), failed: t("failed") }}>
      {({ funnel, closed, stays, forecast, budget }) => (
        <div className="grid gap-6">
          <Funnel funnel={funnel} closed={closed} />
          <Stays stays={stays} />
          <Forecast forecast={forecast} />
          <Budget budget={budget} />
        </div>
      )}
    </Read>
  );
}
