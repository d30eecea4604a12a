import { NewDeployment } from "@/modules/staffing/deployments/model";
import { checkedBy } from "@/web/shared/record/form/checked-by";

export const checked = checkedBy(NewDeployment);
