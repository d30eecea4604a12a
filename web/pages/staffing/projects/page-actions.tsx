import { ChartNoAxesColumn } from "lucide-react";
import { Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import type { ProjectListQuery } from "@/web/features/staffing/projects/queries";
import { withoutKeys } from "@/web/shared/record/address";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";

const AnalyticsDialog = lazySpeaking(["projectWork"], () => import("./analytics/analytics-dialog"));

/** What can be done with all that the filter shows: measured and exported. */
export function PageActions({ query }: { query: ProjectListQuery }) {
  const t = useTranslations("projects");
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const open = () => {
    const after = new URLSearchParams(params);
    after.set("analytics", "1");
    setParams(after, { preventScrollReset: true });
  };
  const close = () => setParams(withoutKeys(search, ["analytics"]), { preventScrollReset: true });
  return (
    <>
      <Button icon={ChartNoAxesColumn} onClick={open}>
        {t("analyticsAction")}
      </Button>
      <ExportMenu path="/api/projects/export" filter={query} />
      {params.get("analytics") === "1" && (
        <Suspense>
          <AnalyticsDialog query={query} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
