import { useTranslations } from "use-intl";
import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { type CandidateStatus, nextStatuses } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { useStatusMove, useStatusMoves } from "@/web/shared/record/panel/use-status-move";
import { candidateKind } from "./kind";

type Standing = Pick<Candidate, "id" | "version" | "status">;

/** No undo leads back to the blacklist, because that needs a reason. */
function useOptions() {
  const t = useTranslations("candidates.statuses");
  return {
    ...candidateKind,
    labelOf: (status: CandidateStatus) => t(status),
    move: (id: string, change: Change): Promise<CandidateRecord> =>
      ok(api.candidates({ id }).status.post(change)),
    canUndo: (from: CandidateStatus, to: CandidateStatus) =>
      nextStatuses[from].includes(to) && to !== "blacklisted",
  };
}

type Change = { status: CandidateStatus; version: number; reason?: string; until?: string };

export const useCandidateMove = (candidate: Standing) => useStatusMove(candidate, useOptions());

/** Moves any of the candidates of a board. */
export const useCandidateMoves = () => useStatusMoves(useOptions());
