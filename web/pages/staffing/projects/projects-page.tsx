import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { skeletonCards } from "@/modules/staffing/projects/rules";
import { useTranslations } from "use-intl";
import { usePages } from "@/web/shared/list/use-pages";
import {
  projectList,
  projectListKeys,
  projectQueryOf,
} from "@/web/features/staffing/projects/queries";
import { RecordList } from "@/web/shared/record/record-list";
import { useListAddress } from "@/web/shared/record/use-list-address";
import type { TextName } from "@/web/locales";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { projectKind } from "./kind";
import { PageActions } from "./page-actions";
import { ProjectCard } from "./project-card";
import { ProjectFilters } from "./project-filters";
import { useProjectChips } from "./use-project-chips";
import { useProjectColumns } from "./use-project-columns";

// What is opened travels when it is opened.
const texts: TextName[] = ["projectWork", "jobs"];
const NewProject = lazySpeaking(texts, () => import("./wizard/new-project"));
const ProjectPanel = lazySpeaking(texts, () => import("./record/project-panel"));
const StatusBoard = lazySpeaking(texts, () => import("./board/status-board"));

/** The agency's projects; `/projects/:id` opens one beside the list. */
export function ProjectsPage() {
  const t = useTranslations("projects");
  const address = useListAddress(projectKind.path, projectListKeys, projectQueryOf);
  const { query, change, remove } = address;
  const list = usePages(useInfiniteQuery(projectList(query)));
  return (
    <RecordList
      kind={projectKind}
      subtitle={t("subtitle")}
      skeletonRows={skeletonCards}
      address={address}
      list={list}
      columns={useProjectColumns()}
      card={(project) => <ProjectCard project={project} />}
      filters={<ProjectFilters query={query} change={change} />}
      chips={useProjectChips(query, remove)}
      actions={<PageActions query={query} />}
      layouts={[
        {
          id: "board",
          draw: (rows) => (
            <Suspense>
              <StatusBoard query={query} rows={rows} open={address.open} />
            </Suspense>
          ),
        },
      ]}
      addIcon={Plus}
      Dialog={NewProject}
      Panel={ProjectPanel}
    />
  );
}
