import type { z } from "zod";
import type { App } from "@/src/app";
import type { Event } from "@/src/news/events";
import type { WebhookEvent } from "./rules";

/** Which news becomes which event of a webhook, and what of its data is sent. */
export type Happening = {
  event: WebhookEvent;
  news: string;
  data: (news: unknown) => object | null;
};

declare module "@/src/app" {
  interface Module {
    /** What of its news other programs are told: ids and numbers, never anything of a person. */
    readonly webhooks?: readonly Happening[];
  }
}

/** Takes only what is named here out of a piece of news, so that nothing of a person can come along. */
export const webhookEvent = <Data extends z.ZodType>(
  event: WebhookEvent,
  model: z.ZodObject<{ type: z.ZodLiteral<string>; data: Data }>,
  data: (news: z.infer<Data>) => object,
): Happening => ({
  event,
  // Asked when something happens, because a model is made to answer it.
  get news() {
    return model.shape.type.value;
  },
  data(news) {
    const { success, data: known } = model.shape.data.safeParse(news);
    return success ? data(known) : null;
  },
});

const webhookSourcesOf = ({ modules }: App): Happening[] =>
  modules.flatMap(({ webhooks = [] }) => webhooks);

export const newsTypesOf = (app: App, events: readonly WebhookEvent[]): string[] =>
  webhookSourcesOf(app).flatMap(({ event, news }) => (events.includes(event) ? news : []));

/**
 * The message about a piece of news, as Standard Webhooks has it; null for news that no webhook hears or whose data an
 * older version wrote in another form.
 */
export function messageOf(app: App, { type, data }: Event, at: string) {
  const source = webhookSourcesOf(app).find(({ news }) => news === type);
  const content = source?.data(data);
  return source && content
    ? { event: source.event, body: bodyOf(source.event, at, content) }
    : null;
}

export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data });
