import { NewProject } from "@/modules/staffing/projects/model";
import { checkedBy } from "@/web/shared/record/form/checked-by";

export const checked = checkedBy(NewProject);
