import { NewProject } from "@/modules/projects/model";
import { checkedBy } from "@/web/components/record/form/checked-by";

export const checked = checkedBy(NewProject);
