import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Project, ProjectRecord } from "@/modules/staffing/projects/model";
import { nextStatuses } from "@/modules/staffing/projects/rules";
import { Actuals } from "@/web/features/reporting/actuals";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { StatusTag } from "@/web/features/staffing/projects/status-tag";
import { RateCards } from "@/web/features/staffing/rates/cards";
import { RequirementSetSection } from "@/web/features/staffing/start-checks/requirements";
import type { PanelProps } from "@/web/pages/records/record-list";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { RecordHeadWithActions } from "@/web/pages/records/record-head-with-actions";
import { RecordFace } from "@/web/features/records/files/record-face";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { StatusMenu } from "@/web/shared/record/panel/status-menu";
import { projectKind } from "../kind";
import { ProjectBadges } from "../project-badges";
import { useStatusMoving } from "../use-status-moving";
import { ProjectOverview } from "./project-overview";
import { TeamTab } from "./team-tab";

const PipelineTab = lazy(() => import("../pipeline/pipeline-tab"));
const AnalyticsTab = lazy(() => import("../analytics/analytics-tab"));
const ClientTab = lazy(() => import("../client/client-tab"));

/** One project beside the list it was found in. */
export function ProjectPanel(props: PanelProps<Project>) {
  const t = useTranslations("projects.record");
  return (
    <RecordView
      kind={projectKind}
      words={{ loading: t("loading"), failed: t("failed") }}
      {...props}
    >
      {(project, isFull) => (
        <>
          <ProjectHead project={project} isFull={isFull} />
          <ProjectTabs project={project} isFull={isFull} />
        </>
      )}
    </RecordView>
  );
}

function ProjectTabs({ project, isFull }: Props) {
  const t = useTranslations("projects.record");
  const tAll = useTranslations("records");
  const { id, name } = project;
  const { activity, deployments, documentsWith } = useAttachedTabs({
    kind: "project",
    id,
    texts: "projects",
    groups: ["statuses", "priorities"],
  });
  const rates = <RateCards owner={{ kind: "project", id }} name={name} />;
  const asked = <RequirementSetSection owner={{ kind: "project", id }} name={name} />;
  // What there may be none of stands last: nothing below it moves when it arrives.
  const analytics = (
    <div className="grid gap-6">
      <AnalyticsTab project={project} />
      <Actuals kind="project" id={id} />
    </div>
  );
  const overview = [
    { value: "overview", label: tAll("overview"), content: <ProjectOverview project={project} /> },
    { value: "client", label: t("client"), content: <ClientTab project={project} /> },
    { value: "requirements", label: t("requirements"), content: asked },
    { value: "rates", label: t("rates"), content: rates },
    { value: "team", label: t("team"), content: <TeamTab project={project} /> },
    { value: "analytics", label: t("analytics"), content: analytics },
  ];
  const candidates = { label: t("candidates"), content: <PipelineTab project={project} /> };
  return (
    <RecordTabs
      isFull={isFull}
      activity={activity}
      tabs={[
        { value: "overview", label: tAll("overview"), parts: overview },
        {
          value: "pipeline",
          label: tAll("pipeline"),
          isWide: true,
          parts: [{ value: "candidates", ...candidates }, ...deployments],
        },
        documentsWith(),
      ]}
    />
  );
}

export { ProjectPanel as Component };

const ProjectDialog = lazy(() => import("../form/project-dialog"));

type Props = { project: ProjectRecord; isFull: boolean };

function ProjectHead({ project, isFull }: Props) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records");
  const { id, name, clientId, clientName, siteName, location } = project;
  const { move, question } = useStatusMoving();
  return (
    <RecordHeadWithActions
      kind={projectKind}
      record={project}
      title={name}
      face={<RecordFace kind="client" id={clientId} name={clientName ?? name} size="md" />}
      facts={[clientName ?? t("unknownClient"), siteName, location]}
      isFull={isFull}
      status={
        <StatusMenu
          status={project.status}
          tag={<StatusTag status={project.status} />}
          next={nextStatuses[project.status]}
          labelOf={(status) => t(`statuses.${status}`)}
          onChoose={(status) => move(project, status)}
        />
      }
      strip={<ProjectBadges project={project} />}
      actions={
        <ScheduleButton isInHead label={tAll("interview")} opening={{ project: { id, name } }} />
      }
      form={(close) => (
        <Suspense>
          <ProjectDialog project={project} onClose={close} onSaved={close} />
        </Suspense>
      )}
    >
      {question}
    </RecordHeadWithActions>
  );
}
