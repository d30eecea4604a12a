import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy } from "react";
import { useTranslations } from "use-intl";
import { skeletonRows } from "@/modules/staffing/deployments/rules";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import {
  deploymentList,
  type DeploymentListQuery,
} from "@/web/features/staffing/deployments/queries";
import { RecordList } from "@/web/shared/record/record-list";
import type { ListAddress } from "@/web/shared/record/use-list-address";
import { CalculatorButton } from "./calculator-button";
import { DeploymentCard } from "./deployment-card";
import { DeploymentFilters } from "./deployment-filters";
import { deploymentKind } from "./kind";
import { useDeploymentChips } from "./use-deployment-chips";
import { useDeploymentColumns } from "./use-deployment-columns";
import { ViewButtons } from "./view-buttons";

// Tabs, dialogs and the form travel only when a record is opened.
const DeploymentDialog = lazy(() => import("./form/deployment-dialog"));
const DeploymentPanel = lazy(() => import("./record/deployment-panel"));

export type Address = ListAddress<DeploymentListQuery>;

export function DeploymentList({ address }: { address: Address }) {
  const t = useTranslations("deployments");
  const { query, change, remove } = address;
  const list = usePages(useInfiniteQuery(deploymentList(query)));
  return (
    <RecordList
      kind={deploymentKind}
      subtitle={t("subtitle")}
      skeletonRows={skeletonRows}
      address={address}
      list={list}
      columns={useDeploymentColumns()}
      card={(deployment) => <DeploymentCard deployment={deployment} />}
      filters={<DeploymentFilters query={query} change={change} />}
      chips={useDeploymentChips(query, remove)}
      actions={
        <>
          <ViewButtons address={address} />
          <CalculatorButton />
          <ExportMenu path="/api/deployments/export" filter={query} />
        </>
      }
      addIcon={Plus}
      Dialog={DeploymentDialog}
      Panel={DeploymentPanel}
    />
  );
}
