import { useTranslations } from "use-intl";
import type { Candidate, CandidateRecord } from "@/modules/candidates/model";
import { type CandidateStatus, nextStatuses } from "@/modules/candidates/rules";
import { api, ok } from "@/web/api";
import { useStatusMove } from "@/web/components/record/use-status-move";
import { candidateKind } from "../kind";

/** Moves a candidate on; nobody gets onto the blacklist again without a reason, not even by an undo. */
export function useCandidateMove(candidate: Pick<Candidate, "id" | "version" | "status">) {
  const t = useTranslations("candidates.statuses");
  return useStatusMove<CandidateStatus, CandidateRecord>(candidate, {
    ...candidateKind,
    labelOf: (status) => t(status),
    move: (id, change) => ok(api.candidates({ id }).status.post(change)),
    mayGoBack: (from, to) => nextStatuses[from].includes(to) && to !== "blacklisted",
  });
}
