import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { Actuals } from "@/web/features/reporting/actuals";
import { Timesheets } from "@/web/features/staffing/timesheets";

/** What was planned and approved, and the weeks in which it is typed. */
export const HoursTab = ({ deployment: it }: { deployment: DeploymentRecord }) => (
  <div className="grid grid-cols-1 gap-6">
    <Actuals kind="deployment" id={it.id} />
    <Timesheets deployment={it} />
  </div>
);
