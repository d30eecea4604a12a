import { lazy, Suspense } from "react";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { deploymentFilters } from "@/web/features/staffing/deployments/list";
import { DeploymentList } from "./deployment-list";
import { deploymentKind } from "./kind";

// The map and the bench are loaded when they are shown.
const MapView = lazy(() => import("./map/map-view"));
const BenchView = lazy(() => import("./bench/bench-view"));

/** Who works where; `/deployments/:id` opens one beside the list, `?layout=map` shows them on a map. */
export function DeploymentsPage() {
  const address = useListAddress(deploymentKind.path, deploymentFilters);
  const { layout, opened } = address;
  if (opened === undefined && layout === "map") {
    return (
      <Suspense>
        <MapView address={address} />
      </Suspense>
    );
  }
  if (opened === undefined && layout === "bench") {
    return (
      <Suspense>
        <BenchView address={address} />
      </Suspense>
    );
  }
  return <DeploymentList address={address} />;
}
