import { useInfiniteQuery } from "@tanstack/react-query";
import { Contact, Map as MapIcon, Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { clientFilters, clientList, clientsMatching } from "@/web/features/crm/clients/list";
import { DuplicatesLink } from "@/web/features/crm/duplicates/duplicates-link";
import { MergeTwo } from "@/web/features/crm/duplicates/merge-two";
import { ImportLink } from "@/web/pages/staffing/list-imports/import-link";
import { RecordList } from "@/web/pages/records/record-list";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button, buttonClass } from "@/web/ui/button";
import { ClientCard } from "./client-card";
import { clientKind } from "./kind";
import type { Client } from "@/modules/crm/clients/model";
import { StatusTag } from "@/web/features/crm/clients/status-tag";
import { TierTag } from "@/web/features/crm/clients/tier-tag";
import { ValueText } from "@/web/features/crm/clients/value-text";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { RecordFace } from "@/web/features/records/files/record-face";
import { ownerColumn } from "@/web/features/records/owners/owner-cell";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";

/** The table, one column per fact that people compare. */
export const clientColumns: readonly TableColumn<Client>[] = [
  {
    id: "number",
    width: "84px",
    sort: { by: "date", isDescending: true },
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "name",
    width: "minmax(180px, 2fr)",
    sort: { by: "name" },
    cell: ({ id, name, industry }) => (
      <NameCell
        to={`/clients/${id}`}
        name={name}
        face={<RecordFace kind="client" id={id} name={name} />}
        note={industry}
        beside={<RecordTags kind="client" id={id} isInRow />}
      />
    ),
  },
  {
    id: "contact",
    isEmpty: ({ contactPerson }) => !contactPerson,
    width: "minmax(110px, 1fr)",
    cell: ({ contactPerson }) => <WordsCell text={contactPerson} />,
  },
  {
    id: "sites",
    isEmpty: ({ cities }) => cities.length === 0,
    width: "minmax(110px, 1fr)",
    cell: ({ cities }) => <WordsCell text={cities.join(", ")} />,
  },
  {
    id: "status",
    width: "116px",
    sort: { by: "status" },
    cell: ({ status }) => <StatusTag status={status} />,
  },
  ownerColumn("client"),
  { id: "tier", width: "100px", cell: ({ tier }) => <TierTag tier={tier} /> },
  {
    id: "value",
    width: "150px",
    sort: { by: "value", isDescending: true },
    isEmpty: ({ contractValue }) => contractValue === null,
    cell: ({ contractValue }) => <ValueText value={contractValue} isBrief />,
    isRight: true,
  },
];

// Tabs, dialogs and the form are loaded when a record is opened.
const ClientDialog = lazy(() => import("./form/client-dialog"));
const ClientPanel = lazy(() => import("./record/client-panel"));
const ClientMessage = lazy(() => import("./client-message"));
const ClientMap = lazy(() => import("./client-map"));

/** The companies the agency works for; `/clients/:id` opens one beside the list. */
export function ClientsPage() {
  const t = useTranslations("clients");
  const address = useListAddress(clientKind.path, clientFilters);
  const { query, change } = address;
  const list = usePages(useInfiniteQuery(clientList(query)));
  if (address.opened === undefined && address.layout === "map") {
    return (
      <Suspense>
        <ClientMap change={change} />
      </Suspense>
    );
  }
  return (
    <RecordList
      kind={clientKind}
      address={address}
      list={list}
      matching={clientsMatching(query)}
      columns={clientColumns}
      card={(client) => <ClientCard client={client} />}
      filters={clientFilters}
      actions={
        <>
          <Link to="/contacts" className={buttonClass()}>
            <Contact aria-hidden="true" size={16} />
            {t("fields.contacts")}
          </Link>
          <DuplicatesLink kind="client" />
          <ImportLink kind="clients" />
          <Button icon={MapIcon} onClick={() => change({ layout: "map" })}>
            {t("onMap")}
          </Button>
          <ExportMenu path="/api/clients/export" filter={query} />
        </>
      }
      bulk={(ids, onDone) => ({
        message: <ClientMessage {...{ ids, onDone }} rows={list.rows} />,
        more: <MergeTwo kind="client" ids={ids} path="/clients" />,
      })}
      add={{ kind: clientKind, icon: Plus, Dialog: ClientDialog }}
      Panel={ClientPanel}
    />
  );
}
