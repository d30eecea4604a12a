import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { nextStatuses } from "@/modules/staffing/projects/rules";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { RecordActions } from "@/web/shared/record/record-actions";
import { RecordHead } from "@/web/shared/record/record-head";
import { TagEditor } from "@/web/features/platform/tags/tag-editor";
import { StatusSelect } from "@/web/shared/record/status-select";
import { projectKind } from "../kind";
import { ProjectBadges } from "../project-badges";
import { useStatusMoving } from "../use-status-moving";

const ProjectDialog = lazy(() => import("../form/project-dialog"));

type Props = { project: ProjectRecord; isFull: boolean };

export function ProjectHead({ project, isFull }: Props) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records");
  const { id, name, clientName, siteName, location } = project;
  const { move, question } = useStatusMoving();
  return (
    <RecordHead
      title={name}
      facts={[clientName ?? t("unknownClient"), siteName, location]}
      isFull={isFull}
      badges={<ProjectBadges project={project} />}
    >
      <TagEditor kind="project" id={id} listKey={projectKind.queryKey} />
      <RecordActions
        kind={projectKind}
        record={project}
        form={(close) => (
          <Suspense>
            <ProjectDialog project={project} onClose={close} onSaved={close} />
          </Suspense>
        )}
      >
        <ScheduleButton size="sm" label={tAll("interview")} opening={{ project: { id, name } }} />
        <StatusSelect
          status={project.status}
          next={nextStatuses[project.status]}
          labelOf={(status) => t(`statuses.${status}`)}
          onChoose={(status) => move(project, status)}
        />
      </RecordActions>
      {question}
    </RecordHead>
  );
}
