import { contactFields, contactSortsEitherWay, pageSize } from "@/modules/crm/clients/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { clientsKey } from "@/web/state/query-keys";

/** What the list of the people at clients can be narrowed by. */
const declared = listFilters<typeof api.contacts.get, "clientId">()("contacts", pageSize, {
  q: searchFilter,
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: contactSortsEitherWay, defaultValue: "name" },
});

const asks: ConditionConfig = {
  fields: contactFields,
  texts: "contacts.conditions",
  names: { status: "clients.statuses", tier: "clients.tiers" },
  path: "/api/contacts",
  ahead: [],
};

export const contactFilters = { ...declared, asks };
export type ContactListQuery = AskedBy<typeof contactFilters>;

/** They are written with their client, and every change of one is a change of it. */
export const contactList = (query: ContactListQuery) =>
  pagesOf([...clientsKey, "contacts", query], (cursor) =>
    page(api.contacts.get({ query: contactFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of contacts shows, for what is done with all of it. */
export const contactsMatching = (query: ContactListQuery) =>
  matchingBy(contactFilters.filterOf(query), (asked) => ok(api.contacts.ids.get({ query: asked })));
