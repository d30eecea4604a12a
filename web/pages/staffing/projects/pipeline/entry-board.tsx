import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, MapPin, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { Board } from "@/web/shared/board/board";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { useStageName } from "@/web/features/staffing/projects/use-stage-name";
import { projectFeedback, projectEntries } from "@/web/features/staffing/projects/queries";
import { CloseDialog } from "./close-dialog";
import { EntryCard } from "./entry-card";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

type Move = { entry: Entry; stage: string; reason?: string };
type Step = { version: number; stage: string; reason?: string };

/**
 * Moves a candidate at once, and back again where somebody asks for it. Moves go to the server one after another, each from
 * the version that the answer before brought, and the board is read anew after the last: one who goes on quickly is not
 * told that somebody else was quicker.
 */
function useEntryMove(projectId: string) {
  const t = useTranslations("projectWork.pipeline");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const { queryKey } = projectEntries(projectId);
  const mutationKey = [...queryKey, "moves"];
  const refresh = () => queries.invalidateQueries({ queryKey: projectsKey });
  const step = (id: string, body: Step) => ok(api["project-candidates"]({ id }).patch(body));
  const setEntry = (id: string, change: Partial<Entry>) =>
    queries.setQueryData(queryKey, (known) =>
      known?.map((one) => (one.id === id ? { ...one, ...change } : one)),
    );
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn({ entry: { id, version }, stage, reason }: Move) {
      const known = queries.getQueryData(queryKey)?.find((one) => one.id === id);
      return step(id, { version: known?.version ?? version, stage, ...(reason && { reason }) });
    },
    async onMutate({ entry, stage }) {
      await queries.cancelQueries({ queryKey });
      setEntry(entry.id, { stage });
    },
    onSuccess(now, { entry }) {
      setEntry(now.id, { version: now.version });
      const undo = async () => {
        const back = { version: now.version, stage: entry.stage };
        await step(now.id, { ...back, ...(entry.reason && { reason: entry.reason }) });
        await refresh();
      };
      notify({ title: t("moved", { name: now.candidateName }), tone: "ok", undo });
    },
    onError: (error) =>
      notify({ title: t("moveFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => (queries.isMutating({ mutationKey }) === 1 ? refresh() : undefined),
  });
}

const PresentDialog = lazy(() => import("./present-dialog"));

type Props = { project: ProjectRecord; entries: readonly Entry[]; mayMove: boolean };

/** Whom a dialog is about: somebody to be closed, or to be presented. */
type Asked = { entry: Entry; stage: string | null };

export function EntryBoard({ project, entries, mayMove }: Props) {
  const t = useTranslations("projectWork");
  const nameOf = useStageName();
  const navigate = useNavigate();
  const move = useEntryMove(project.id);
  const { data: feedback = [] } = useQuery(projectFeedback(project.id));
  const [asked, ask] = useState<Asked | null>(null);
  const { meet, dialog } = useMeeting(project);
  const { stages } = project;
  const isClosed = (id: string) =>
    stages.some((stage) => stage.id === id && stage.type === "closed");
  const deploy = useDeploying(project);
  const present = (entry: Entry) => ({
    label: t("submission.present"),
    icon: Send,
    onSelect: () => ask({ entry, stage: null }),
  });
  return (
    <>
      <Board
        label={t("pipeline.label")}
        columns={stages.map((stage) => ({ id: stage.id, title: nameOf(stage) }))}
        cards={entries}
        columnOf={({ stage }) => stage}
        none={t("pipeline.none")}
        drawing={{
          nameOf: ({ candidateName }) => candidateName,
          open: ({ candidateId }) => void navigate(`/candidates/${candidateId}`),
          mayMove: () => mayMove,
          move: (entry, stage) =>
            isClosed(stage) ? ask({ entry, stage }) : move.mutate({ entry, stage }),
          actions: (entry) => (mayMove ? [...deploy(entry), present(entry), meet(entry)] : []),
          card: (entry) => (
            <EntryCard
              entry={entry}
              feedback={feedback.find(({ candidateId }) => candidateId === entry.candidateId)}
            />
          ),
        }}
      />
      {dialog}
      {asked && (
        <Question
          project={project}
          asked={asked}
          onClose={() => ask(null)}
          onReason={(entry, stage, reason) => move.mutate({ entry, stage, reason })}
        />
      )}
    </>
  );
}

/** The way from somebody who is hired to their deployment; nothing for the others. */
function useDeploying({ id, stages }: ProjectRecord) {
  const t = useTranslations("projectWork.pipeline");
  const navigate = useNavigate();
  return ({ candidateId, stage }: Entry) => {
    const isHired = stages.some((it) => it.id === stage && it.type === "hired");
    const to = `/deployments?new=1&project=${id}&candidate=${candidateId}`;
    const way = { label: t("deploy"), icon: MapPin, onSelect: () => void navigate(to) };
    return isHired ? [way] : [];
  };
}

/** An interview with somebody on the board, for its project. */
function useMeeting({ id, name }: ProjectRecord) {
  const t = useTranslations("records");
  const [whom, setWhom] = useState<Entry | null>(null);
  const meet = (entry: Entry) => ({
    label: t("interview"),
    icon: CalendarPlus,
    onSelect: () => setWhom(entry),
  });
  const dialog = whom && (
    <Suspense>
      <LateScheduleDialog
        opening={{
          candidate: { id: whom.candidateId, name: whom.candidateName },
          project: { id, name },
        }}
        onClose={() => setWhom(null)}
      />
    </Suspense>
  );
  return { meet, dialog };
}

type QuestionProps = {
  project: ProjectRecord;
  asked: Asked;
  onClose: () => void;
  onReason: (entry: Entry, stage: string, reason: string) => void;
};

function Question({ project, asked: { entry, stage }, onClose, onReason }: QuestionProps) {
  if (stage === null) {
    return (
      <Suspense>
        <PresentDialog project={project} entry={entry} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <CloseDialog
      name={entry.candidateName}
      onClose={onClose}
      onDecide={(reason) => {
        onReason(entry, stage, reason);
        onClose();
      }}
    />
  );
}
