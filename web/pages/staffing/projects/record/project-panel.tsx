import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import type { PanelProps } from "@/web/shared/record/record-list";
import { RecordShown } from "@/web/shared/record/record-shown";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { Requirements } from "@/web/features/staffing/requirements";
import { projectKind } from "../kind";
import { ProjectHead } from "./project-head";
import { ProjectOverview } from "./project-overview";
import { TeamTab } from "./team-tab";

const PipelineTab = lazy(() => import("../pipeline/pipeline-tab"));
const AnalyticsTab = lazy(() => import("../analytics/analytics-tab"));
const ClientTab = lazy(() => import("../client/client-tab"));

/** One project beside the list it was found in. */
export function ProjectPanel(props: PanelProps<Project>) {
  const t = useTranslations("projects.record");
  const tAll = useTranslations("records");
  return (
    <RecordShown
      kind={projectKind}
      words={{ loading: t("loading"), failed: t("failed") }}
      {...props}
    >
      {(project, isFull) => (
        <>
          <ProjectHead project={project} isFull={isFull} />
          <RecordTabs
            tabs={[
              {
                value: "overview",
                label: tAll("overview"),
                content: <ProjectOverview project={project} />,
              },
              {
                value: "candidates",
                label: t("candidates"),
                content: (
                  <Suspense>
                    <PipelineTab project={project} />
                  </Suspense>
                ),
              },
              {
                value: "client",
                label: t("client"),
                content: (
                  <Suspense>
                    <ClientTab project={project} />
                  </Suspense>
                ),
              },
              {
                value: "requirements",
                label: t("requirements"),
                content: (
                  <Requirements owner={{ kind: "project", id: project.id }} name={project.name} />
                ),
              },
              { value: "team", label: t("team"), content: <TeamTab project={project} /> },
              {
                value: "analytics",
                label: t("analytics"),
                content: (
                  <Suspense>
                    <AnalyticsTab project={project} />
                  </Suspense>
                ),
              },
            ]}
            attached={{
              kind: "project",
              id: project.id,
              texts: "projects",
              groups: ["statuses", "priorities"],
            }}
          />
        </>
      )}
    </RecordShown>
  );
}

export { ProjectPanel as Component };
