import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { nextStatuses, type ProjectStatus } from "@/modules/staffing/projects/rules";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

const CompletionDialog = lazy(() => import("./completion-dialog"));

type Asked = { project: Project; status: ProjectStatus };

/** Moves projects on; who completes one with open seats is asked about them first. */
export function useStatusMoving() {
  const [asked, ask] = useState<Asked | null>(null);
  const change = useProjectMove();
  const openIn = ({ positionsRequired, positionsFilled }: Project) =>
    Math.max(0, positionsRequired - positionsFilled);
  const move = (project: Project, status: ProjectStatus) => {
    if (status === "completed" && openIn(project) > 0) ask({ project, status });
    else change.mutate({ project, status });
  };
  const question: ReactNode = asked && (
    <Suspense>
      <CompletionDialog
        name={asked.project.name}
        count={openIn(asked.project)}
        onConfirm={() => {
          change.mutate({ ...asked, despiteOpenSeats: true });
          ask(null);
        }}
        onClose={() => ask(null)}
      />
    </Suspense>
  );
  return { move, question };
}

type Change = { project: Project; status: ProjectStatus; despiteOpenSeats?: boolean };

/** Changes the status of any project; a step that may be taken back offers to. */
function useProjectMove() {
  const t = useTranslations("projects.statuses");
  const tAll = useTranslations("records");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: projectsKey });
  return useMutation({
    mutationFn: ({ project: { id, version }, ...change }: Change) =>
      ok(api.projects({ id }).status.post({ ...change, version })),
    onSuccess: ({ id, name, status, version }, { project }) => {
      const undo = async () => {
        const body = { status: project.status, version, despiteOpenSeats: true };
        await ok(api.projects({ id }).status.post(body));
        await refresh();
      };
      const canUndo = nextStatuses[status].includes(project.status);
      const title = tAll("moved", { name, status: t(status) });
      notify({ title, tone: "ok", ...(canUndo && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: tAll("moveFailed"), description: refusalOf(error), tone: "destructive" }),
  });
}
