import type { WebhookEvent } from "@/modules/platform/webhooks/rules";

type Written<Name extends string> = Name extends `${infer A}.${infer B}` ? `${A}_${B}` : Name;

/** By what name the texts know a happening: a dot means something else to them. */
export const keyOf = <Event extends WebhookEvent | "webhook.test">(event: Event) =>
  event.replace(".", "_") as Written<Event>;
