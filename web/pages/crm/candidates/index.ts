import { candidateList } from "@/web/features/crm/candidates/list";
import { firstPage } from "@/web/shared/list/infinite-pages";

export { CandidatesPage as Component } from "./candidates-page";

/** What the list shows first. */
export const first = firstPage(candidateList);
