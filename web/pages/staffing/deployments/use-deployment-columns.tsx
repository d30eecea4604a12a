import { useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import { DeploymentTag } from "@/web/features/staffing/deployments/status-tag";
import {
  DurationText,
  PayText,
  useCandidateName,
  usePeriod,
} from "@/web/features/staffing/deployments/words";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/cells";
import type { Column } from "@/web/shared/list/types";

/** The table, one column per fact that people compare. */
export function useDeploymentColumns(): Column<Deployment>[] {
  const t = useTranslations("deployments.columns");
  const nameOf = useCandidateName();
  const periodOf = usePeriod();
  return [
    {
      id: "number",
      title: t("number"),
      width: "84px",
      cell: ({ number }) => <NumberCell number={number} />,
    },
    {
      id: "candidate",
      title: t("candidate"),
      width: "minmax(180px, 2fr)",
      cell: (it) => <NameCell to={`/deployments/${it.id}`} name={nameOf(it)} note={it.position} />,
    },
    {
      id: "client",
      title: t("client"),
      width: "minmax(110px, 1fr)",
      cell: ({ clientName }) => <WordsCell text={clientName} />,
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
      width: "116px",
      cell: ({ status }) => <DeploymentTag status={status} />,
    },
    {
      id: "period",
      title: t("period"),
      width: "minmax(206px, 1fr)",
      cell: (it) => <WordsCell text={periodOf(it)} />,
    },
    {
      id: "months",
      title: t("months"),
      width: "100px",
      cell: (it) => <DurationText it={it} />,
      isRight: true,
    },
    {
      id: "pay",
      title: t("pay"),
      width: "140px",
      cell: (it) => <PayText it={it} />,
      isRight: true,
    },
  ];
}
