import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import {
  deliveryStates,
  longestName,
  longestUrl,
  mostListed,
  testEvent,
  webhookEvents,
} from "./rules";

export const Webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Why it was stopped by itself; null while nobody but an administrator turned it off. */
  stoppedBecause: z.string().nullable(),
  /** Attempts that failed one after the other. */
  failures: z.number().int(),
  /** When the next attempt is due, after one that failed. */
  nextAt: z.iso.datetime().nullable(),
  waiting: z.number().int(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  version: z.number().int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The secret that its messages are signed with, as it is answered once. */
export const FreshWebhook = Webhook.extend({ secret: z.string() });
export type FreshWebhook = z.infer<typeof FreshWebhook>;

const name = z
  .string(required)
  .trim()
  .min(1, "Required")
  .max(longestName)
  .regex(/^\P{Cc}+$/u, "One line only");
const url = z
  .url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" })
  .max(longestUrl)
  .refine((text) => !/^\w+:\/\/[^/]*@/.test(text), {
    message: "Leave names and passwords out of the URL; every message is signed.",
  });
const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Choose at least one event.")
  .max(webhookEvents.length);

export const NewWebhook = z.strictObject({ name, url, events });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookChanges = z.strictObject({
  version: z.number().int(),
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
  isOn: z.boolean().optional(),
});
export type WebhookChanges = z.infer<typeof WebhookChanges>;

export const Delivery = z.object({
  id: z.uuid(),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** What the last attempt was answered; null where nobody answered. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
  /** How long the last attempt took. */
  ms: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(20),
});
export type DeliveryQuery = z.infer<typeof DeliveryQuery>;

export const WebhookTest = z.object({
  isWell: z.boolean(),
  status: z.number().int().nullable(),
  ms: z.number().int(),
  sentence: z.string(),
});
export type WebhookTest = z.infer<typeof WebhookTest>;
