import { queryOptions } from "@tanstack/react-query";
import {
  type CommunicationType,
  type Direction,
  directions,
  type EntityType,
  entityTypes,
  types,
} from "@/modules/engagement/communications/rules";
import { api, ok, page } from "@/web/api";
import { communicationsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** The record that somebody writes about. */
export type About = { kind: EntityType; id: string };

export const whoses = ["all", "mine", "unfiled"] as const;
export type Whose = (typeof whoses)[number];

/** What a list of communications can be narrowed to, by the keys of its address. */
export const listKeys = ["q", "type", "direction", "about", "whose", "from", "until"] as const;
export type ListKey = (typeof listKeys)[number];
type Values = Partial<Record<ListKey, string>>;

export type ListQuery = {
  q?: string;
  type?: CommunicationType;
  direction?: Direction;
  entityType?: EntityType;
  entityId?: string;
  whose: Whose;
  from?: string;
  until?: string;
};

/** The question that an address asks; what is not understood is left out. */
export function queryOf(values: Values): ListQuery {
  const { q, from, until } = values;
  const type = oneOf(types, values.type);
  const direction = oneOf(directions, values.direction);
  const entityType = oneOf(entityTypes, values.about);
  return {
    whose: oneOf(whoses, values.whose) ?? "all",
    ...(q && { q }),
    ...(type && { type }),
    ...(direction && { direction }),
    ...(entityType && { entityType }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

export const communicationList = (query: ListQuery) =>
  pagesOf([...communicationsKey, "list", query], (cursor) =>
    page(api.crm.communications.get({ query: asked(query, cursor) })),
  );

const asked = (query: ListQuery, cursor: string) => ({
  ...query,
  limit: 50,
  ...(cursor && { cursor }),
});

export const communicationsOf = ({ kind, id }: About) =>
  communicationList({ whose: "all", entityType: kind, entityId: id });

/** The conversation that a message belongs to, from its beginning on. */
export const threadOf = (id: string) =>
  queryOptions({
    queryKey: [...communicationsKey, "thread", id],
    queryFn: () => ok(api.crm.communications({ id }).thread.get()),
  });

type Asked = Parameters<typeof api.crm.communications.recipients.get>[0]["query"];
const readRecipients = (query: Asked) => ok(api.crm.communications.recipients.get({ query }));
export type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

const readTemplates = () => ok(api.crm.communications.templates.get());
export type MessageTemplate = Awaited<ReturnType<typeof readTemplates>>[number];

export type NewCommunication = Parameters<typeof api.crm.communications.post>[0];
export type PreviewQuery = Parameters<typeof api.crm.communications.preview.post>[0];

/** Whom one can write to about a record. */
export const recipientsOf = ({ kind, id }: About) =>
  queryOptions({
    queryKey: [...communicationsKey, "recipients", kind, id],
    queryFn: () => readRecipients({ entityType: kind, entityId: id }),
    // An address may have been added to the record, or have bounced, a moment ago.
    staleTime: 0,
  });

export const messageTemplates = queryOptions({
  queryKey: [...communicationsKey, "templates"],
  queryFn: () => ok(api.crm.communications.templates.get()),
});

/** How a text with gaps reads for whom and what it is about. */
export const previewOf = (asked: PreviewQuery) =>
  queryOptions({
    queryKey: [...communicationsKey, "preview", asked],
    queryFn: () => ok(api.crm.communications.preview.post(asked)),
    staleTime: 0,
  });

/** Whether mail goes out at all, and under which name. */
export const mailSender = queryOptions({
  queryKey: [...communicationsKey, "sender"],
  queryFn: () => ok(api.mail.sender.get()),
  staleTime: 0,
});
