import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";
import { recordKinds } from "@/modules/platform/record-kinds/rules";
import { mostListed, topics } from "./rules";

/** What one press does about it; whoever only looks on is offered none. */
export const Act = z.discriminatedUnion("verb", [
  z.object({ verb: z.literal("completeTask"), taskId: z.uuid() }),
  z.object({ verb: z.literal("startReview"), applicationId: z.uuid() }),
  z.object({ verb: z.literal("addToJob"), jobId: z.uuid(), candidateId: z.uuid() }),
  z.object({
    verb: z.literal("addTask"),
    /** What is to be done, in the language that was asked for. */
    title: z.string(),
    record: z.object({ kind: z.enum(recordKinds), id: z.uuid() }).nullable(),
  }),
]);
export type Act = z.infer<typeof Act>;

export const Notification = z.object({
  id: z.uuid(),
  topic: z.enum(topics),
  /** What happened, in the language that was asked for. */
  title: z.string(),
  /** The names of what it is about; none where it is gone. */
  about: z.array(z.string()),
  /** Where it leads. */
  path: z.string(),
  act: Act.nullable(),
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationQuery = z.object({
  /** The language of the page; where nobody says, the reader's own. */
  locale: z.enum(locales).optional(),
  which: z.enum(["all", "unread"]).default("all"),
  /** Only what belongs to it. */
  topic: z.enum(topics).optional(),
  /** Those before this one. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(mostListed),
});
export type NotificationQuery = z.infer<typeof NotificationQuery>;

/** The newest first. */
export const NotificationPage = z.object({
  /** Within the topic, where one is asked for. */
  unread: z.number().int(),
  /** The topics of those on this page, the newest first, each with all that is unread of it. */
  topics: z.array(z.object({ topic: z.enum(topics), name: z.string(), unread: z.number().int() })),
  notifications: z.array(Notification),
  /** What the following page is before; null where this is the last. */
  next: z.uuid().nullable(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Some by name, or all, or those of a topic, that are as old as one: what came in the meantime stays unread. */
export const Reading = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(200) }).strict(),
  z.object({ upTo: z.uuid(), topic: z.enum(topics).optional() }).strict(),
]);
export type Reading = z.infer<typeof Reading>;

export const Unreading = z.object({ ids: z.array(z.uuid()).min(1).max(5000) }).strict();
export type Unreading = z.infer<typeof Unreading>;

/** Which have become read or unread, so that it can be taken back. */
export const Turned = z.object({ ids: z.array(z.uuid()), unread: z.number().int() });
export type Turned = z.infer<typeof Turned>;

export const UnreadCount = z.object({ unread: z.number().int() });
