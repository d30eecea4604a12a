import { NewDeployment } from "@/modules/deployments/model";
import { checkedBy } from "@/web/components/record/form/checked-by";

export const checked = checkedBy(NewDeployment);
