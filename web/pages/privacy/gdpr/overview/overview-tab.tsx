import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { gdprOverview } from "@/web/features/privacy/gdpr/queries";
import { useMay } from "@/web/shared/use-may";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Failed } from "../failed";
import { AuditCard } from "./audit-card";
import { Recent } from "./recent";
import { Tiles } from "./tiles";
import { Worklist } from "./worklist";

/** How the house stands, what waits for somebody, what was done last, and whether the trail is whole. */
export function OverviewTab() {
  const t = useTranslations("gdpr");
  const maySeeTrail = useMay("recruiter");
  const { data, isError, refetch } = useQuery(gdprOverview);
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t("loading")} rows={6} rowClass="h-16" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tiles overview={data} />
      <Worklist overview={data} />
      <Recent activities={data.recent} />
      {maySeeTrail && <AuditCard />}
    </div>
  );
}
