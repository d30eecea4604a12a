import { NewClient } from "@/modules/clients/model";
import { checkedBy } from "@/web/components/record/form/checked-by";

export const checked = checkedBy(NewClient);
