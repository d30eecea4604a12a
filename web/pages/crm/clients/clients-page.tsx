import { useInfiniteQuery } from "@tanstack/react-query";
import { Map as MapIcon, Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { clientList, clientListKeys, clientQueryOf } from "@/web/features/crm/clients/queries";
import { DoublesLink, MergeTwo } from "@/web/features/crm/duplicates/merge-two";
import { RecordList } from "@/web/shared/record/record-list";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button } from "@/web/ui/button";
import { ClientCard } from "./client-card";
import { ClientFilters } from "./client-filters";
import { clientKind } from "./kind";
import { useClientChips } from "./use-client-chips";
import { useClientColumns } from "./use-client-columns";

// Tabs, dialogs and the form travel only when a record is opened.
const ClientDialog = lazy(() => import("./form/client-dialog"));
const ClientPanel = lazy(() => import("./record/client-panel"));
const ClientMap = lazy(() => import("./client-map"));

/** The companies the agency works for; `/clients/:id` opens one beside the list. */
export function ClientsPage() {
  const t = useTranslations("clients");
  const address = useListAddress(clientKind.path, clientListKeys, clientQueryOf);
  const { query, change, remove } = address;
  const list = usePages(useInfiniteQuery(clientList(query)));
  const columns = useClientColumns();
  const chips = useClientChips(query, remove);
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
      columns={columns}
      card={(client) => <ClientCard client={client} />}
      filters={<ClientFilters query={query} change={change} />}
      chips={chips}
      actions={
        <>
          <DoublesLink kind="client" />
          <Button icon={MapIcon} onClick={() => change({ layout: "map" })}>
            {t("onMap")}
          </Button>
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
