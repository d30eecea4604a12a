import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy } from "react";
import { ExportMenu } from "@/web/components/export-menu";
import { usePages } from "@/web/components/list/use-pages";
import { clientList, clientListKeys, clientQueryOf } from "@/web/components/queries/clients";
import { DoublesLink, MergeTwo } from "@/web/components/merging/merge-two";
import { RecordList } from "@/web/components/record/record-list";
import { useListAddress } from "@/web/components/record/use-list-address";
import { ClientCard } from "./client-card";
import { ClientFilters } from "./client-filters";
import { clientKind } from "./kind";
import { useClientChips } from "./use-client-chips";
import { useClientColumns } from "./use-client-columns";

// Tabs, dialogs and the form travel only when a record is opened.
const ClientDialog = lazy(() => import("./form/client-dialog"));
const ClientPanel = lazy(() => import("./record/client-panel"));

/** The companies the agency works for; `/clients/:id` opens one beside the list. */
export function ClientsPage() {
  const address = useListAddress(clientKind.path, clientListKeys, clientQueryOf);
  const { query, change, remove } = address;
  const list = usePages(useInfiniteQuery(clientList(query)));
  return (
    <RecordList
      kind={clientKind}
      address={address}
      list={list}
      columns={useClientColumns()}
      card={(client) => <ClientCard client={client} />}
      filters={<ClientFilters query={query} change={change} />}
      chips={useClientChips(query, remove)}
      actions={
        <>
          <DoublesLink kind="client" />
          <ExportMenu path="/api/clients/export" filter={query} />
        </>
      }
      bulk={(ids) => <MergeTwo kind="client" ids={ids} path="/clients" />}
      addIcon={Plus}
      Dialog={ClientDialog}
      Panel={ClientPanel}
    />
  );
}
