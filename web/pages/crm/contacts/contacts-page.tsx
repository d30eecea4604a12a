import { useInfiniteQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { lazy } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import {
  contactFilters,
  contactList,
  type ContactListQuery,
  contactsMatching,
} from "@/web/features/crm/clients/contacts";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { clientAddress, ContactCard, contactColumns } from "./contact-columns";

// Nothing is chosen at first.
const ContactBulk = lazy(() => import("./contact-bulk"));

/** What is done by a key is done with the client, whose record opens for it. */
const shortcuts = ["e", "m", "s", "n"] as const;

/** Everybody who works at a client. */
export function ContactsPage() {
  const address = useListAddress("/contacts", contactFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(contactList(query)));
  const navigate = useNavigate();
  const words = useWords();
  return (
    <PlainList<ListedContact>
      texts="contacts"
      views="contact"
      filters={contactFilters}
      address={address}
      list={list}
      matching={contactsMatching(query)}
      words={words}
      actions={<PageActions query={query} />}
      columns={contactColumns}
      nameOf={({ name, client }) => `${name}, ${client.name}`}
      card={(contact) => <ContactCard contact={contact} />}
      open={(contact) => void navigate(clientAddress(contact))}
      shortcuts={shortcuts}
      bulk={(rows, selection) => <ContactBulk rows={rows} selection={selection} />}
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

function useWords(): ListWords {
  const t = useTranslations("contacts");
  const toClients = (
    <Link to="/clients" className={buttonClass()}>
      {t("toClients")}
    </Link>
  );
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("loadMore", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toClients },
  };
}
