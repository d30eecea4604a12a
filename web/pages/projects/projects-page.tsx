import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { usePages } from "@/web/components/list/use-pages";
import { projectList, projectListKeys, projectQueryOf } from "@/web/components/queries/projects";
import { RecordList } from "@/web/components/record/record-list";
import { useListAddress } from "@/web/components/record/use-list-address";
import { isPhone, useMedia } from "@/web/components/use-media";
import type { TextName } from "@/web/locales";
import { lazySpeaking } from "@/web/shell/speaking";
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
  const address = useListAddress(projectKind.path, projectListKeys, projectQueryOf);
  const { query, change, remove } = address;
  const onPhone = useMedia(isPhone);
  const isBoard = address.layout === "board" && !onPhone;
  const list = usePages(useInfiniteQuery({ ...projectList(query), enabled: !isBoard }));
  const columns = useProjectColumns();
  const parts = {
    address,
    chips: useProjectChips(query, remove),
    filters: <ProjectFilters query={query} change={change} />,
    actions: <PageActions address={address} />,
    Panel: ProjectPanel,
  };
  if (isBoard) {
    return (
      <Suspense>
        <StatusBoard {...parts} Dialog={NewProject} />
      </Suspense>
    );
  }
  return (
    <RecordList
      kind={projectKind}
      {...parts}
      list={list}
      columns={columns}
      card={(project) => <ProjectCard project={project} />}
      addIcon={Plus}
      Dialog={NewProject}
    />
  );
}
