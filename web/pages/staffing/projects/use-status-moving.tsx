import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import type { ProjectStatus } from "@/modules/staffing/projects/rules";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { useProjectMove } from "./use-project-move";

type Asked = { project: Project; status: ProjectStatus };

/** Moves projects on; who completes one with open seats is asked about them first. */
export function useStatusMoving() {
  const t = useTranslations("projectWork.complete");
  const tAll = useTranslations("common.actions");
  const [asked, ask] = useState<Asked | null>(null);
  const change = useProjectMove();
  const openIn = ({ positionsRequired, positionsFilled }: Project) =>
    Math.max(0, positionsRequired - positionsFilled);
  const move = (project: Project, status: ProjectStatus) => {
    if (status === "completed" && openIn(project) > 0) ask({ project, status });
    else change.mutate({ project, status });
  };
  const question: ReactNode = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => ask(null)}
      title={t("title", { name: asked.project.name })}
      losses={t("text", { count: openIn(asked.project) })}
      confirmLabel={t("confirm")}
      cancelLabel={tAll("cancel")}
      onConfirm={() => {
        change.mutate({ ...asked, despiteOpenSeats: true });
        ask(null);
      }}
    />
  );
  return { move, question };
}
