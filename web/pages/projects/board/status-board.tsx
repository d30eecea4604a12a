import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/projects/model";
import { nextStatuses, type ProjectStatus, statuses } from "@/modules/projects/rules";
import { Board } from "@/web/components/board/board";
import { type FilterChip, FilterChips, SearchBox } from "@/web/components/list/filter-bar";
import { PageHead } from "@/web/components/page-head";
import { SeatsBar } from "@/web/components/projects/seats-bar";
import { PriorityTag } from "@/web/components/projects/priority-tag";
import {
  boardLength,
  projectBoard,
  projectFigures,
  type ProjectListQuery,
} from "@/web/components/queries/projects";
import { type AddDialog, AddRecord } from "@/web/components/record/add-record";
import type { PanelProps } from "@/web/components/record/record-list";
import type { ListAddress } from "@/web/components/record/use-list-address";
import { useMay } from "@/web/components/use-may";
import { projectKind } from "../kind";
import { useStatusMoving } from "../use-status-moving";

type Props = {
  address: ListAddress<ProjectListQuery>;
  filters: ReactNode;
  chips: FilterChip[];
  actions: ReactNode;
  Panel: ComponentType<PanelProps<Project>>;
  Dialog: AddDialog;
};

/** All projects by status; a card is moved only where the status may go. */
export function StatusBoard({ address, filters, chips, actions, Panel, Dialog }: Props) {
  const t = useTranslations("projects");
  const { query, opened } = address;
  const { data } = useQuery(projectBoard(query));
  const { data: figures } = useQuery(projectFigures(query));
  const rows = data?.items ?? [];
  return (
    <div className="flex min-w-0 items-start">
      <div className="grid min-w-0 flex-1 gap-4 p-4 sm:p-6">
        <PageHead
          title={t("title")}
          count={figures ? t("board.count", figures) : "\u00a0"}
          action={
            <div className="flex flex-wrap gap-2">
              {actions}
              <AddRecord kind={projectKind} icon={Plus} Dialog={Dialog} />
            </div>
          }
        />
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox
            label={t("search")}
            value={query.q ?? ""}
            onSearch={(q) => address.change({ q })}
          />
          {filters}
        </div>
        <FilterChips chips={chips} onClear={address.clear} />
        {(data?.total ?? 0) > boardLength && (
          <p className="text-sm text-ink-2">{t("board.more", { shown: boardLength })}</p>
        )}
        <Columns rows={rows} open={address.open} />
      </div>
      {opened && (
        <Suspense>
          <Panel id={opened} rows={rows} onClose={address.close} />
        </Suspense>
      )}
    </div>
  );
}

type ColumnsProps = { rows: readonly Project[]; open: (id: string) => void };

function Columns({ rows, open }: ColumnsProps) {
  const t = useTranslations("projects");
  const mayMove = useMay("recruiter");
  const { move, question } = useStatusMoving();
  const isStatus = (column: string): column is ProjectStatus =>
    statuses.some((it) => it === column);
  return (
    <>
      <Board
        label={t("board.label")}
        columns={statuses.map((id) => ({ id, title: t(`statuses.${id}`) }))}
        cards={rows}
        columnOf={({ status }) => status}
        none={t("board.none")}
        drawing={{
          nameOf: ({ name }) => name,
          open: ({ id }) => open(id),
          mayMove: ({ status }, column) =>
            mayMove && isStatus(column) && nextStatuses[status].includes(column),
          move: (project, column) => isStatus(column) && move(project, column),
          card: (project) => <BoardProject project={project} />,
        }}
      />
      {question}
    </>
  );
}

function BoardProject({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const { number, country, name, clientName, priority } = project;
  return (
    <>
      <p className="num text-xs text-ink-3">{[number, country].filter(Boolean).join(" · ")}</p>
      <p className="text-sm leading-5 font-medium text-ink">{name}</p>
      <SeatsBar filled={project.positionsFilled} required={project.positionsRequired} />
      <p className="flex flex-wrap items-center justify-between gap-1.5 text-xs text-ink-2">
        {clientName ?? t("unknownClient")}
        <PriorityTag priority={priority} />
      </p>
    </>
  );
}

export { StatusBoard as Component };
