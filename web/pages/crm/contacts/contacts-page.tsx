import { useInfiniteQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import {
  contactFilters,
  contactList,
  type ContactListQuery,
  contactsMatching,
} from "@/web/features/crm/clients/contacts";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { ExportMenu } from "@/web/shared/export-menu";
import { useConditionChips } from "@/web/shared/list/conditions/use-condition-chips";
import { conditionsOf } from "@/web/shared/list/conditions/use-conditions";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { ordered } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { clientAddress, ContactCard, contactColumns } from "./contact-columns";

// Nothing is chosen at first.
const ContactBulk = lazy(() => import("./contact-bulk"));

/** What is done by a key is done with the client, whose record opens for it. */
const acts = ["e", "m", "s", "n"] as const;

/** Everybody who works at a client. */
export function ContactsPage() {
  const t = useTranslations("contacts");
  const { query, change, clear, layout } = useListAddress("/contacts", contactFilters);
  const list = usePages(useInfiniteQuery(contactList(query)));
  const selection = useSelection();
  const navigate = useNavigate();
  const columns = useTitled("contacts", contactColumns);
  const conditions = conditionsOf(contactFilters.asks, query, change);
  const chips = useConditionChips(conditions);
  const empty = useContactEmptiness(list, chips.length > 0 || Boolean(query.q), clear);
  const isReady = list.phase === "ready";
  const open = (id: string) => {
    const row = list.rows.find((it) => it.id === id);
    if (row) void navigate(clientAddress(row));
  };
  return (
    <ListPage<ListedContact>
      name="contacts"
      head={{
        title: t("title"),
        beside: <ListViews kind="contact" />,
        count: isReady ? t("count", { count: list.total }) : "\u00a0",
        action: <PageActions query={query} />,
      }}
      search={{
        label: t("search"),
        value: query.q ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<FilterControls list={contactFilters} {...{ query, change, conditions }} />}
      chips={chips}
      clearFilters={clear}
      layout={layout}
      onLayoutChange={(now) => change({ layout: now })}
      phase={list.phase}
      empty={empty}
      rows={list.rows}
      {...ordered({ list: contactFilters, query, change })}
      more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
      drawing={{
        nameOf: ({ name, client }) => `${name}, ${client.name}`,
        card: (contact) => <ContactCard contact={contact} />,
        columns,
        open,
        acts,
      }}
      selection={selection}
      matching={isReady ? { ...contactsMatching(query), total: list.total } : undefined}
      bulk={
        <Suspense>
          <ContactBulk rows={list.rows} selection={selection} />
        </Suspense>
      }
      opened={undefined}
      closePanel={() => {}}
      isPanelFull={false}
    />
  );
}

/** The way back to the companies, and the list as a file. */
function PageActions({ query }: { query: ContactListQuery }) {
  const t = useTranslations("clients");
  return (
    <>
      <Link to="/clients" className={buttonClass()}>
        <Building2 aria-hidden="true" size={16} />
        {t("title")}
      </Link>
      <ExportMenu path="/api/contacts/export" filter={query} />
    </>
  );
}

/** Why the list is empty: nobody is known yet, or filters that nobody fits. */
function useContactEmptiness(list: Pages<ListedContact>, isFiltered: boolean, clear: () => void) {
  const t = useTranslations("contacts");
  const toClients = (
    <Link to="/clients" className={buttonClass()}>
      {t("toClients")}
    </Link>
  );
  return useEmptiness({
    list,
    clear,
    isFiltered,
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toClients },
  });
}
