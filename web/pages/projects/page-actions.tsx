import { ChartNoAxesColumn, Columns3, LayoutGrid } from "lucide-react";
import { Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/components/export-menu";
import type { ProjectListQuery } from "@/web/components/queries/projects";
import { withoutKeys } from "@/web/components/record/address";
import type { ListAddress } from "@/web/components/record/use-list-address";
import { isPhone, useMedia } from "@/web/components/use-media";
import { lazySpeaking } from "@/web/shell/speaking";
import { Button } from "@/web/ui/button";

const AnalyticsDialog = lazySpeaking(["projectWork"], () => import("./analytics/analytics-dialog"));

type Props = { address: ListAddress<ProjectListQuery> };

/** What can be done with all that the filter shows: measured, exported, laid out by status. */
export function PageActions({ address: { query, layout, change } }: Props) {
  const t = useTranslations("projects");
  const onPhone = useMedia(isPhone);
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const isBoard = layout === "board";
  const open = () => {
    const after = new URLSearchParams(params);
    after.set("analytics", "1");
    setParams(after, { preventScrollReset: true });
  };
  const close = () => setParams(withoutKeys(search, ["analytics"]), { preventScrollReset: true });
  return (
    <>
      {!onPhone && (
        <Button
          icon={isBoard ? LayoutGrid : Columns3}
          onClick={() => change({ layout: isBoard ? undefined : "board" })}
        >
          {t(isBoard ? "list" : "board.action")}
        </Button>
      )}
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
