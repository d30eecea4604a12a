import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Client } from "@/modules/clients/model";
import { ExportMenu } from "@/web/components/export-menu";
import { focusRow } from "@/web/components/list/focus-row";
import { ListPage } from "@/web/components/list/list-page";
import { useListState } from "@/web/components/list/use-list-state";
import { useSelection } from "@/web/components/list/use-selection";
import { clientListKeys, clientQueryOf } from "@/web/components/queries/clients";
import { isFullIn, recordKeys, withoutKeys } from "@/web/components/record/address";
import { AddClient } from "./add-client";
import { ClientBulk } from "./client-bulk";
import { ClientCard } from "./client-card";
import { ClientFilters } from "./client-filters";
import { useClientChips } from "./use-client-chips";
import { useClientColumns } from "./use-client-columns";
import { useClients } from "./use-clients";
import { useEmptiness } from "./use-emptiness";

// Tabs, dialogs and the form travel only when a record is opened.
const ClientPanel = lazy(() => import("./record/client-panel"));

const addressKeys = [...clientListKeys, "layout"] as const;

/** The companies the agency works for; `/clients/:id` opens one beside the list. */
export function ClientsPage() {
  const t = useTranslations("clients");
  const { id: opened } = useParams();
  const navigate = useNavigate();
  const { values, change, clear, search } = useListState(addressKeys);
  const query = useMemo(() => clientQueryOf(values), [values]);
  const clients = useClients(query);
  const selection = useSelection();
  const columns = useClientColumns();
  const chips = useClientChips(query, (key) => change({ [key]: undefined }));
  const empty = useEmptiness({ clients, isFiltered: chips.length > 0, clear });
  const isReady = clients.phase === "ready";

  const closePanel = () => {
    const list = { pathname: "/clients", search: withoutKeys(search, [...recordKeys, "edit"]) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
  return (
    <ListPage<Client>
      head={{
        title: t("title"),
        count: isReady ? t("count", { count: clients.total }) : "\u00a0",
        action: (
          <div className="flex flex-wrap gap-2">
            <ExportMenu path="/api/clients/export" filter={query} />
            <AddClient />
          </div>
        ),
      }}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<ClientFilters query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={values.layout === "table" ? "table" : "cards"}
      onLayoutChange={(layout) => change({ layout: layout === "cards" ? undefined : layout })}
      phase={clients.phase}
      empty={empty}
      rows={clients.rows}
      more={clients.more && { ...clients.more, label: t("loadMore", { left: clients.left }) }}
      drawing={{
        nameOf: ({ name }) => name,
        card: (client) => <ClientCard client={client} />,
        columns,
        open: (id) =>
          navigate({ pathname: `/clients/${id}`, search }, { preventScrollReset: true }),
      }}
      selection={selection}
      bulk={<ClientBulk selection={selection} isArchived={query.archived === "yes"} />}
      opened={opened}
      closePanel={closePanel}
      isPanelFull={opened !== undefined && isFullIn(search)}
      panel={opened && <Panel id={opened} rows={clients.rows} onClose={closePanel} />}
    />
  );
}

const Panel = (props: ComponentProps<typeof ClientPanel>) => (
  <Suspense>
    <ClientPanel {...props} />
  </Suspense>
);
