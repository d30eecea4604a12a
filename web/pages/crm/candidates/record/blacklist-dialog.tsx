import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { candidateKind } from "../kind";
import { type CandidateStatus, nextStatuses } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { useStatusMove, useStatusMoves } from "@/web/shared/record/panel/use-status-move";

type Props = { candidate: Candidate; onClose: () => void };
type Standing = Pick<Candidate, "id" | "version" | "status">;

/** Nobody gets onto the blacklist again without a reason, not even by an undo. */
function useOptions() {
  const t = useTranslations("candidates.statuses");
  return {
    ...candidateKind,
    labelOf: (status: CandidateStatus) => t(status),
    move: (id: string, change: Change): Promise<CandidateRecord> =>
      ok(api.candidates({ id }).status.post(change)),
    mayGoBack: (from: CandidateStatus, to: CandidateStatus) =>
      nextStatuses[from].includes(to) && to !== "blacklisted",
  };
}

type Change = { status: CandidateStatus; version: number; reason?: string; until?: string };

export const useCandidateMove = (candidate: Standing) => useStatusMove(candidate, useOptions());

/** Moves any of the candidates of a board. */
export const useCandidateMoves = () => useStatusMoves(useOptions());

/** Nobody is put on the blacklist without a reason and a day to think again. */
export function BlacklistDialog({ candidate, onClose }: Props) {
  const t = useTranslations("candidates.blacklist");
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const change = useCandidateMove(candidate);
  const submit = () =>
    change.mutate({ status: "blacklisted", reason, until }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("title", { name: candidateKind.nameOf(candidate) })}
      description={t("text")}
      submit={{ children: t("confirm"), look: "danger", pending: change.isPending }}
      action={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t("reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={t("until")}
        hint={t("untilHint")}
        required
        type="date"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </FormDialog>
  );
}
