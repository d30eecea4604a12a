import { FolderKanban } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Client, ClientRecord } from "@/modules/crm/clients/model";
import { StatusTag } from "@/web/features/crm/clients/status-tag";
import { PortraitMenu } from "@/web/features/records/files/portrait-menu";
import { RecordFace } from "@/web/features/records/files/record-face";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import type { PanelProps } from "@/web/pages/records/record-list";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { RecordHeadWithActions } from "@/web/pages/records/record-head-with-actions";
import { Editing } from "@/web/shared/record/panel/facts";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { buttonClass } from "@/web/ui/button";
import { ClientBadges } from "../client-badges";
import { clientFormKind } from "../form/form-kind";
import { clientKind } from "../kind";
import { ClientOverview } from "./client-overview";
import { RateCards } from "@/web/features/staffing/rates/cards";
import { PayTermsSection } from "@/web/features/staffing/rates/equal-pay";
import { ApproversSection } from "@/web/features/staffing/timesheets/approvers";
import { RequirementSetSection } from "@/web/features/staffing/start-checks/requirements";
import { type ClientStatus as Status, nextStatuses } from "@/modules/crm/clients/rules";
import { api, ok } from "@/web/api";
import { StatusMenu } from "@/web/shared/record/panel/status-menu";
import { useStatusMove } from "@/web/shared/record/panel/use-status-move";

function ClientStatus({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients.statuses");
  const labelOf = (status: Status) => t(status);
  const { mutate } = useStatusMove<Status, ClientRecord>(client, {
    ...clientKind,
    labelOf,
    move: (id, { status, version }) => ok(api.clients({ id }).status.post({ status, version })),
    canUndo: (from, to) => nextStatuses[from].includes(to),
  });
  return (
    <StatusMenu
      status={client.status}
      tag={<StatusTag status={client.status} />}
      next={nextStatuses[client.status]}
      labelOf={labelOf}
      onChoose={(status) => mutate({ status })}
    />
  );
}

/** What the client asks of everybody, and each of its datacenters besides. */
const ClientRequirements = ({ client }: { client: ClientRecord }) => (
  <div className="grid gap-6">
    <RequirementSetSection owner={{ kind: "client", id: client.id }} name={client.name} />
    {client.sites.map(({ id, name }) => (
      <RequirementSetSection key={id} owner={{ kind: "site", id }} name={name} heading={name} />
    ))}
  </div>
);

const ClientRates = ({ client }: { client: ClientRecord }) => (
  <div className="grid gap-6">
    <RateCards owner={{ kind: "client", id: client.id }} name={client.name} />
    <PayTermsSection client={client} />
    <ApproversSection client={client} />
  </div>
);

// The outlines of the map are loaded when it is shown.
const SitesMap = lazyWithTexts(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/deployments/site-map/sites-map")).SitesMap,
}));

/** One client beside the list it was found in. */
export default function ClientPanel(props: PanelProps<Client>) {
  const t = useTranslations("clients.record");
  return (
    <RecordView kind={clientKind} words={{ loading: t("loading"), failed: t("failed") }} {...props}>
      {(client, isFull) => (
        <>
          <ClientHead client={client} isFull={isFull} />
          <ClientTabs client={client} isFull={isFull} />
        </>
      )}
    </RecordView>
  );
}

function ClientTabs({ client, isFull }: Props) {
  const t = useTranslations("clients.record");
  const tClients = useTranslations("clients");
  const tAll = useTranslations("records");
  const { activity, deployments, documentsWith } = useAttachedTabs({
    kind: "client",
    id: client.id,
    texts: "clients",
    groups: ["statuses", "tiers", "feeKinds"],
  });
  const known = (
    <Editing kind={clientFormKind} record={client}>
      <ClientOverview client={client} />
    </Editing>
  );
  const overview = [
    { value: "overview", label: tAll("overview"), content: known },
    {
      value: "requirements",
      label: t("requirements"),
      content: <ClientRequirements client={client} />,
    },
    { value: "rates", label: t("rates"), content: <ClientRates client={client} /> },
    { value: "map", label: tClients("onMap"), content: <ClientSites client={client} /> },
  ];
  const projects = { label: t("projects"), content: <ClientProjects clientId={client.id} /> };
  return (
    <RecordTabs
      isFull={isFull}
      activity={activity}
      tabs={[
        { value: "overview", label: tAll("overview"), parts: overview },
        {
          value: "projects",
          label: t("projects"),
          parts: [{ value: "projects", ...projects }, ...deployments],
        },
        documentsWith(),
      ]}
    />
  );
}

function ClientSites({ client }: { client: ClientRecord }) {
  const navigate = useNavigate();
  const show = (town: string) =>
    void navigate({ pathname: "/clients", search: `?${new URLSearchParams({ q: town })}` });
  return (
    <Suspense>
      <SitesMap client={client.id} onTown={show} />
    </Suspense>
  );
}

type Props = { client: ClientRecord; isFull: boolean };

// Travels when somebody edits.
const ClientDialog = lazy(() => import("../form/client-dialog"));

function ClientHead({ client, isFull }: Props) {
  const { id, name, industry, cities } = client;
  const Face = useHasRole("recruiter") ? PortraitMenu : RecordFace;
  return (
    <RecordHeadWithActions
      kind={clientKind}
      record={client}
      title={name}
      face={<Face kind="client" id={id} name={name} size="md" />}
      facts={[industry, cities.join(", ")]}
      phone={client.contacts[0]?.phone}
      isFull={isFull}
      status={<ClientStatus client={client} />}
      strip={<ClientBadges client={client} />}
      form={(close) => (
        <Suspense>
          <ClientDialog client={client} onClose={close} onSaved={close} />
        </Suspense>
      )}
    />
  );
}

const Ledger = lazyWithTexts(
  ["projectWork"],
  () => import("@/web/features/staffing/projects/ledger/client-ledger"),
);

/** The way to the client's projects, and whom it was shown in them. */
function ClientProjects({ clientId }: { clientId: string }) {
  const t = useTranslations("clients");
  return (
    <div className="grid gap-4">
      <div>
        <Link to={`/projects?client=${clientId}`} className={buttonClass("secondary", "sm")}>
          <FolderKanban aria-hidden="true" size={15} />
          {t("toProjects")}
        </Link>
      </div>
      <Suspense>
        <Ledger clientId={clientId} />
      </Suspense>
    </div>
  );
}
