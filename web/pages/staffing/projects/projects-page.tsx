import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, Plus } from "lucide-react";
import { Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { isOverdue, skeletonCards } from "@/modules/staffing/projects/rules";
import {
  projectFilters,
  projectList,
  type ProjectListQuery,
  projectsMatching,
} from "@/web/features/staffing/projects/list";
import { clientName } from "@/web/features/staffing/projects/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import type { TextName } from "@/web/locales";
import { RecordList } from "@/web/pages/records/record-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { withoutKeys } from "@/web/shared/record/address";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button } from "@/web/ui/button";
import { projectKind } from "./kind";
import { ProjectCard } from "./project-card";
import type { Project } from "@/modules/staffing/projects/model";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { PriorityTag } from "@/web/features/staffing/projects/priority-tag";
import { RecordFace } from "@/web/features/records/files/record-face";
import { SeatsBar } from "@/web/features/staffing/projects/ledger/seats-bar";
import { StatusTag } from "@/web/features/staffing/projects/status-tag";
import { useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/hooks/use-euros";
import { useToday } from "@/web/shared/hooks/use-zone";
import { OverdueDay } from "@/web/shared/overdue-day";

/** The table, one column per fact that people compare. */
export const projectColumns: readonly TableColumn<Project>[] = [
  {
    id: "number",
    width: "72px",
    sort: { by: "date", isDescending: true },
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "name",
    width: "minmax(180px, 2fr)",
    sort: { by: "name" },
    cell: ({ id, name, clientId, clientName }) => (
      <NameCell
        to={`/projects/${id}`}
        name={name}
        face={<RecordFace kind="client" id={clientId} name={clientName ?? name} />}
        note={<ClientName name={clientName} />}
      />
    ),
  },
  {
    id: "location",
    width: "minmax(100px, 1fr)",
    sort: { by: "place" },
    isEmpty: ({ location }) => !location,
    cell: ({ location }) => <WordsCell text={location} />,
  },
  {
    id: "status",
    width: "128px",
    sort: { by: "status" },
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    id: "priority",
    width: "96px",
    sort: { by: "priority" },
    isEmpty: ({ priority }) => !priority,
    cell: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    id: "seats",
    width: "minmax(140px, 1fr)",
    sort: { by: "seats", isDescending: true },
    cell: ({ positionsFilled, positionsRequired }) => (
      <SeatsBar filled={positionsFilled} required={positionsRequired} />
    ),
  },
  {
    id: "end",
    width: "126px",
    sort: { by: "end" },
    isEmpty: ({ endDate }) => !endDate,
    cell: (project) => <Due project={project} />,
  },
  {
    id: "budget",
    width: "116px",
    sort: { by: "budget", isDescending: true },
    isEmpty: ({ budget }) => !budget,
    cell: ({ budget }) => <Amount euros={budget} />,
    isRight: true,
  },
];

function ClientName({ name }: { name: string | null }) {
  const t = useTranslations("projects");
  return name ?? t("unknownClient");
}

/** A last day that went by while the project goes on stands out. */
function Due({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const dayOf = useDay();
  const day = project.endDate && dayOf(project.endDate);
  if (!day || !isOverdue(project, useToday())) return <WordsCell text={day} />;
  return <OverdueDay day={day} label={t("overdue")} />;
}

function Amount({ euros }: { euros: string | null }) {
  const eurosOf = useEuros();
  return <WordsCell text={euros && eurosOf(euros)} />;
}

// Loaded when they are opened.
const texts: TextName[] = ["projectWork", "jobs"];
const NewProject = lazyWithTexts(texts, () => import("./wizard/new-project"));
const ProjectPanel = lazyWithTexts(texts, () => import("./record/project-panel"));
const StatusBoard = lazyWithTexts(texts, () => import("./board/status-board"));

/** The agency's projects; `/projects/:id` opens one beside the list. */
export function ProjectsPage() {
  const t = useTranslations("projects");
  const address = useListAddress(projectKind.path, projectFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(projectList(query)));
  const { data: client } = useQuery(clientName(query.client ?? ""));
  return (
    <RecordList
      kind={projectKind}
      subtitle={t("subtitle")}
      skeletonRows={skeletonCards}
      address={address}
      list={list}
      matching={projectsMatching(query)}
      columns={projectColumns}
      card={(project) => <ProjectCard project={project} />}
      // Specification §2: a grid of two columns.
      maxCardColumns={2}
      filters={projectFilters}
      own={{ words: { client: client ?? "…" } }}
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
      add={{ kind: projectKind, icon: Plus, Dialog: NewProject }}
      Panel={ProjectPanel}
    />
  );
}

const AnalyticsDialog = lazyWithTexts(
  ["projectWork"],
  () => import("./analytics/analytics-dialog"),
);

/** What can be done with all that the filter shows: measured and exported. */
function PageActions({ query }: { query: ProjectListQuery }) {
  const t = useTranslations("projects");
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const open = () => {
    const after = new URLSearchParams(params);
    after.set("analytics", "1");
    setParams(after, { preventScrollReset: true });
  };
  const close = () => setParams(withoutKeys(search, ["analytics"]), { preventScrollReset: true });
  return (
    <>
      <Button icon={ChartNoAxesColumn} onClick={open}>
        {t("analyticsAction")}
      </Button>
      <ExportMenu path="/api/projects/export" filter={query} />
      {params.get("analytics") === "1" && (
        <Suspense>
          <AnalyticsDialog query={query} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
