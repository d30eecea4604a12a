import { NewCandidate } from "@/modules/crm/candidates/model";
import { checkedBy } from "@/web/shared/record/form/checked-by";

export const checked = checkedBy(NewCandidate);
