import { queryOptions } from "@tanstack/react-query";
import type { EntityType } from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { communicationsKey } from "@/web/state/query-keys";

/** The record that somebody writes about. */
export type About = { kind: EntityType; id: string };

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
