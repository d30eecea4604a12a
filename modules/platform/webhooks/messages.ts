import type { z } from "zod";
import type { App } from "@/src/app";
import type { Event } from "@/src/news/events";
import type { WebhookEvent } from "./rules";

/** A piece of news as other programs are told of it. */
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

/** What is sent of a piece of news, as Standard Webhooks has it; nothing of one that an older version has printed otherwise. */
export function messageOf(app: App, { type, data }: Event, at: string) {
  const told = webhookSourcesOf(app).find(({ news }) => news === type);
  const said = told?.data(data);
  return told && said ? { event: told.event, body: bodyOf(told.event, at, said) } : null;
}

export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data });
