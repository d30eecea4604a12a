import { NewCandidate } from "@/modules/candidates/model";
import { checkedBy } from "@/web/components/record/form/checked-by";

export const checked = checkedBy(NewCandidate);
