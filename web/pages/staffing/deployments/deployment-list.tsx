import { useInfiniteQuery } from "@tanstack/react-query";
import { Calculator as Icon, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { skeletonRows } from "@/modules/staffing/deployments/rules";
import { MailTo } from "@/web/features/engagement/campaigns";
import {
  deploymentFilters,
  deploymentList,
  deploymentsMatching,
} from "@/web/features/staffing/deployments/list";
import { blankDeal } from "@/web/features/staffing/rates/deal";
import { RecordFace } from "@/web/features/records/files/record-face";
import { RecordList } from "@/web/pages/records/record-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { Button } from "@/web/ui/button";
import { DeploymentCard } from "./deployment-card";
import { deploymentKind } from "./kind";
import { ViewButtons } from "./view-buttons";
import type { Deployment } from "@/modules/staffing/deployments/model";
import { DeploymentTag } from "@/web/features/staffing/deployments/status-tag";
import {
  DurationText,
  PayText,
  useCandidateName,
  usePeriod,
} from "@/web/features/staffing/deployments/words";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import { ownerColumn } from "@/web/features/records/owners/owner-cell";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import type { Address } from "./view-buttons";

/** The table, one column per fact that people compare. */
export const deploymentColumns: readonly TableColumn<Deployment>[] = [
  {
    id: "number",
    width: "76px",
    sort: { by: "date", isDescending: true },
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "candidate",
    width: "minmax(150px, 1.4fr)",
    sort: { by: "candidate" },
    cell: (it) => <Who it={it} />,
  },
  {
    id: "client",
    width: "minmax(112px, 1.3fr)",
    sort: { by: "client" },
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "location",
    width: "minmax(96px, 0.9fr)",
    sort: { by: "place" },
    isEmpty: ({ location }) => !location,
    cell: ({ location }) => <WordsCell text={location} />,
  },
  {
    id: "status",
    width: "128px",
    sort: { by: "status" },
    cell: ({ status }) => <DeploymentTag status={status} />,
  },
  {
    id: "period",
    width: "204px",
    sort: { by: "start", isDescending: true },
    cell: (it) => <Period it={it} />,
  },
  {
    id: "months",
    isExtra: true,
    width: "104px",
    cell: (it) => <DurationText it={it} />,
    isRight: true,
  },
  {
    id: "pay",
    width: "160px",
    cell: (it) => <PayText it={it} />,
    isRight: true,
  },
  ownerColumn("deployment"),
];

type Props = { it: Deployment };

function Who({ it }: Props) {
  const nameOf = useCandidateName();
  const face = <RecordFace kind="candidate" id={it.candidateId} name={nameOf(it)} />;
  return <NameCell to={`/deployments/${it.id}`} name={nameOf(it)} face={face} note={it.position} />;
}

function Period({ it }: Props) {
  const periodOf = usePeriod();
  return <WordsCell text={periodOf(it)} />;
}

// Tabs, dialogs and the form are loaded when a record is opened.
const DeploymentDialog = lazy(() => import("./form/deployment-dialog"));
const DeploymentPanel = lazy(() => import("./record/deployment-panel"));

export function DeploymentList({ address }: { address: Address }) {
  const t = useTranslations("deployments");
  const { query } = address;
  const list = usePages(useInfiniteQuery(deploymentList(query)));
  return (
    <RecordList
      kind={deploymentKind}
      subtitle={t("subtitle")}
      skeletonRows={skeletonRows}
      address={address}
      list={list}
      matching={deploymentsMatching(query)}
      columns={deploymentColumns}
      card={(deployment) => <DeploymentCard deployment={deployment} />}
      filters={deploymentFilters}
      actions={
        <>
          <ViewButtons address={address} />
          <CalculatorButton />
          <ExportMenu path="/api/deployments/export" filter={query} />
        </>
      }
      bulk={(ids, onDone) => ({
        message: <PeopleMessage {...{ ids, onDone }} rows={list.rows} />,
      })}
      add={{ kind: deploymentKind, icon: Plus, Dialog: DeploymentDialog }}
      Panel={DeploymentPanel}
    />
  );
}

type MessageProps = { rows: readonly Deployment[]; ids: readonly string[]; onDone: () => void };

/** To whoever works there, each once; a letter is begun only where all of the chosen are in sight. */
function PeopleMessage({ rows, ids, onDone }: MessageProps) {
  const chosen = rows.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return null;
  const candidateIds = [...new Set(chosen.flatMap(({ candidateId }) => candidateId ?? []))];
  return <MailTo {...{ candidateIds, onDone }} />;
}

const Calculator = lazy(() => import("@/web/features/staffing/rates/calculator"));

/** For whoever has a client on the telephone and no deployment yet. */
function CalculatorButton() {
  const t = useTranslations("deployments.form");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Icon} onClick={() => setOpen(true)}>
        {t("calculate")}
      </Button>
      {isOpen && (
        <Suspense>
          <Calculator deal={blankDeal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
