import { directions, entityTypes, types } from "@/modules/engagement/communications/rules";
import { api, page } from "@/web/api";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { communicationsKey } from "@/web/state/query-keys";
import type { About } from "./queries";

const pageSize = 50;

/** What the list of communications can be narrowed by; words and whose they are stand in sight by themselves. */
export const communicationFilters = listFilters<typeof api.crm.communications.get, "entityId">()(
  "communications",
  pageSize,
  {
    whose: {
      is: "choice",
      values: ["mine", "unfiled"],
      names: "communications.filters",
      any: "communications.filters.all",
      defaultValue: "all",
      place: "strip",
      chip: false,
    },
    q: searchFilter,
    type: {
      is: "choice",
      values: types,
      names: "communications.types",
      any: "communications.filters.anyType",
    },
    direction: {
      is: "choice",
      values: directions,
      names: "communications.directions",
      any: "communications.filters.anyDirection",
    },
    entityType: {
      is: "choice",
      values: entityTypes,
      address: "about",
      label: "communications.filters.about",
      names: "communications.abouts",
      any: "communications.filters.anyAbout",
    },
    from: { is: "day", place: "own" },
    until: { is: "day", place: "none" },
  },
);
export type CommunicationListQuery = AskedBy<typeof communicationFilters>;

export const communicationList = (query: CommunicationListQuery) =>
  pagesOf([...communicationsKey, "list", query], (cursor) =>
    page(api.crm.communications.get({ query: communicationFilters.pageQuery(query, cursor) })),
  );

/** All communications about one record. */
export const communicationsOf = ({ kind: entityType, id: entityId }: About) =>
  pagesOf([...communicationsKey, "list", { entityType, entityId }], (cursor) => {
    const query = communicationFilters.pageQuery({ entityType }, cursor);
    return page(api.crm.communications.get({ query: { ...query, entityId } }));
  });
