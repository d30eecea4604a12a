import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/cells";
import type { Column } from "@/web/shared/list/types";
import { useDay } from "@/web/shared/dates";
import { PriorityTag } from "@/web/features/staffing/projects/priority-tag";
import { SeatsBar } from "@/web/features/staffing/projects/seats-bar";
import { StatusTag } from "@/web/features/staffing/projects/status-tag";
import { useEuros } from "@/web/shared/use-euros";

/** The table, one column per fact that people compare. */
export function useProjectColumns(): Column<Project>[] {
  const t = useTranslations("projects.columns");
  const tAll = useTranslations("projects");
  const dayOf = useDay();
  const eurosOf = useEuros();
  return [
    {
      id: "number",
      title: t("number"),
      width: "72px",
      cell: ({ number }) => <NumberCell number={number} />,
    },
    {
      id: "name",
      title: t("name"),
      width: "minmax(180px, 2fr)",
      cell: ({ id, name, clientName }) => (
        <NameCell to={`/projects/${id}`} name={name} note={clientName ?? tAll("unknownClient")} />
      ),
    },
    {
      id: "location",
      title: t("location"),
      width: "minmax(100px, 1fr)",
      cell: ({ location }) => <WordsCell text={location} />,
    },
    {
      id: "status",
      title: t("status"),
      width: "108px",
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      id: "priority",
      title: t("priority"),
      width: "96px",
      cell: ({ priority }) => <PriorityTag priority={priority} />,
    },
    {
      id: "seats",
      title: t("seats"),
      width: "minmax(140px, 1fr)",
      cell: ({ positionsFilled, positionsRequired }) => (
        <SeatsBar filled={positionsFilled} required={positionsRequired} />
      ),
    },
    {
      id: "end",
      title: t("end"),
      width: "110px",
      cell: ({ endDate }) => <WordsCell text={endDate && dayOf(endDate)} />,
    },
    {
      id: "budget",
      title: t("budget"),
      width: "116px",
      cell: ({ budget }) => <WordsCell text={budget && eurosOf(budget)} />,
      isRight: true,
    },
  ];
}
