import { noon, signedIn, testApp } from "@/modules/testing";
import { receiver } from "./fixtures";
import type { WebhookEvent } from "./rules";
import * as webhooks from "./verbs";

const opened: { stop(): unknown }[] = [];
export const leave = () => void opened.splice(0).forEach((it) => it.stop());

/** An agency that tells one program what it chose to hear. */
export async function house(events: WebhookEvent[], answers?: Parameters<typeof receiver>[0]) {
  let now = noon;
  const app = testApp({ now: () => now });
  const admin = await signedIn(app);
  const other = receiver(answers);
  opened.push(other);
  const hook = await webhooks.add(admin.as, { name: "Payroll", url: other.url, events });
  other.mind.secret = hook.secret;
  const state = () => webhooks.find(app, hook.id);
  const log = () => webhooks.listDeliveries(app, hook.id, { limit: 50 });
  return {
    app,
    admin,
    other,
    hook,
    state,
    log,
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

export const server500 = () => new Response("Noor de Wit", { status: 500 });
