import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/pipelines/model";
import type { ProjectRecord } from "@/modules/projects/model";
import { Board } from "@/web/components/board/board";
import { projectEntries } from "@/web/components/queries/projects";
import { useStageName } from "@/web/components/projects/use-stage-name";
import { useRefusal } from "@/web/components/spoken";
import { useMay } from "@/web/components/use-may";
import { ErrorState } from "@/web/ui/empty-state";
import { AddCandidates } from "./add-candidates";
import { CloseDialog } from "./close-dialog";
import { EntryCard } from "./entry-card";
import { useEntryMove } from "./use-entry-move";

/** The candidates of a project, in the stages of its board. */
export default function PipelineTab({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projects.pipeline");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const mayMove = useMay("recruiter");
  const entries = useQuery(projectEntries(project.id));
  if (entries.isError && !entries.data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(entries.error)}
        retryLabel={tAll("retry")}
        onRetry={() => void entries.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {mayMove && <AddCandidates project={project} />}
      <EntryBoard project={project} entries={entries.data ?? []} mayMove={mayMove} />
    </div>
  );
}

type BoardProps = { project: ProjectRecord; entries: Entry[]; mayMove: boolean };

function EntryBoard({ project: { stages }, entries, mayMove }: BoardProps) {
  const t = useTranslations("projects.pipeline");
  const nameOf = useStageName();
  const navigate = useNavigate();
  const move = useEntryMove();
  const [closing, setClosing] = useState<{ entry: Entry; stage: string } | null>(null);
  const isClosed = (id: string) =>
    stages.some((stage) => stage.id === id && stage.type === "closed");
  const to = (entry: Entry, stage: string) =>
    isClosed(stage) ? setClosing({ entry, stage }) : move.mutate({ entry, stage });
  return (
    <>
      <Board
        label={t("label")}
        columns={stages.map((stage) => ({ id: stage.id, title: nameOf(stage) }))}
        cards={entries}
        columnOf={({ stage }) => stage}
        none={t("none")}
        drawing={{
          nameOf: ({ candidateName }) => candidateName,
          open: ({ candidateId }) => void navigate(`/candidates/${candidateId}`),
          mayMove: () => mayMove,
          move: to,
          card: (entry) => <EntryCard entry={entry} />,
        }}
      />
      {closing && (
        <CloseDialog
          name={closing.entry.candidateName}
          onClose={() => setClosing(null)}
          onDecide={(reason) => {
            move.mutate({ ...closing, reason });
            setClosing(null);
          }}
        />
      )}
    </>
  );
}
