import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { type CandidateStatus, nextStatuses, statuses } from "@/modules/crm/candidates/rules";
import { Board } from "@/web/shared/board/board";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { RecordFace } from "@/web/features/records/files/record-face";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { candidateKind } from "./kind";
import { BlacklistDialog } from "./record/blacklist-dialog";
import { useCandidateMoves } from "./candidate-move";

type Props = { rows: readonly Candidate[]; open: (id: string) => void };

/** Candidates by status; who is put on the blacklist is put there with a reason, here as anywhere. */
export default function CandidateBoard({ rows, open }: Props) {
  const t = useTranslations("candidates");
  const mayMove = useHasRole("recruiter");
  const { mutate } = useCandidateMoves();
  const [banned, ban] = useState<Candidate | null>(null);
  const move = (of: Candidate, status: CandidateStatus) =>
    status === "blacklisted" ? ban(of) : mutate({ of, status });
  return (
    <>
      <Board
        label={t("board.label")}
        columns={statuses.map((id) => ({ id, title: t(`statuses.${id}`) }))}
        cards={rows}
        columnOf={({ status }) => status}
        none={t("board.none")}
        drawing={{
          nameOf: candidateKind.nameOf,
          open: ({ id }) => open(id),
          mayMove: ({ status }, column) =>
            mayMove && isStatus(column) && nextStatuses[status].includes(column),
          move: (candidate, column) => isStatus(column) && move(candidate, column),
          card: (candidate) => <BoardCandidate candidate={candidate} />,
        }}
      />
      {banned && <BlacklistDialog candidate={banned} onClose={() => ban(null)} />}
    </>
  );
}

const isStatus = (column: string): column is CandidateStatus =>
  statuses.some((status) => status === column);

const BoardCandidate = ({ candidate }: { candidate: Candidate }) => (
  <>
    <p className="num text-xs text-ink-3">
      {[candidate.number, candidate.location ?? candidate.country].filter(Boolean).join(" · ")}
    </p>
    <p className="flex items-center gap-2 text-sm leading-5 font-medium text-ink">
      <RecordFace kind="candidate" id={candidate.id} name={candidateKind.nameOf(candidate)} />
      <span className="min-w-0">{candidateKind.nameOf(candidate)}</span>
    </p>
    {candidate.headline && <p className="truncate text-xs text-ink-2">{candidate.headline}</p>}
    <p className="text-xs text-ink-2">
      <AvailableText candidate={candidate} />
    </p>
  </>
);
