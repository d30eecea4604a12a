import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import type { DealText } from "@/web/features/staffing/rates/deal";

/** What was agreed, as the calculator reads it. */
export const dealTextOf = (it: DeploymentRecord): DealText => ({
  contractType: it.contractType,
  country: it.country ?? "",
  salary: it.salary ?? "",
  billRate: it.billRate ?? "",
  hoursPerWeek: String(it.hoursPerWeek ?? ""),
  perDiem: it.perDiem ?? "",
  employerPercent: String(it.employerPercent ?? ""),
  feePercent: String(it.feePercent ?? ""),
});
