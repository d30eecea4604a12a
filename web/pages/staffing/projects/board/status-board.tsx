import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { nextStatuses, type ProjectStatus, statuses } from "@/modules/staffing/projects/rules";
import { RecordFace } from "@/web/features/records/files/record-face";
import { Board } from "@/web/shared/board/board";
import { PriorityTag } from "@/web/features/staffing/projects/priority-tag";
import { SeatsBar } from "@/web/features/staffing/projects/ledger/seats-bar";
import { type ProjectListQuery, projectFigures } from "@/web/features/staffing/projects/list";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useStatusMoving } from "../use-status-moving";

type Props = { query: ProjectListQuery; rows: readonly Project[]; open: (id: string) => void };

/** All projects by status; a card is moved only where the status may go. */
export function StatusBoard({ query, rows, open }: Props) {
  const t = useTranslations("projects");
  const mayMove = useHasRole("recruiter");
  const { data: figures } = useQuery(projectFigures(query));
  const { move, question } = useStatusMoving();
  return (
    <div className="grid min-w-0 gap-3">
      <p className="eyebrow">{figures ? t("board.count", figures) : "\u00a0"}</p>
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
    </div>
  );
}

const isStatus = (column: string): column is ProjectStatus =>
  statuses.some((status) => status === column);

function BoardProject({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const { number, country, name, clientId, clientName, priority } = project;
  return (
    <>
      <p className="num text-xs text-ink-3">{[number, country].filter(Boolean).join(" · ")}</p>
      <p className="flex items-center gap-2 text-sm leading-5 font-medium text-ink">
        <RecordFace kind="client" id={clientId} name={clientName ?? name} />
        <span className="min-w-0">{name}</span>
      </p>
      <SeatsBar filled={project.positionsFilled} required={project.positionsRequired} />
      <p className="flex flex-wrap items-center justify-between gap-1.5 text-xs text-ink-2">
        {clientName ?? t("unknownClient")}
        <PriorityTag priority={priority} />
      </p>
    </>
  );
}

export { StatusBoard as Component };
