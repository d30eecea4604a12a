import { NewClient } from "@/modules/crm/clients/model";
import { checkedBy } from "@/web/shared/record/form/checked-by";

export const checked = checkedBy(NewClient);
