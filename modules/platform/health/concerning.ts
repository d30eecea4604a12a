import { gdpr } from "@/modules/privacy/gdpr";
import { mail } from "@/modules/platform/mail";
import { schedules } from "@/modules/platform/scheduler";
import { webhooks } from "@/modules/platform/webhooks";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import type { SystemState } from "./model";
import type { Concern } from "./rules";

/** What an administrator should look at, by what is there and not by what somebody remembers. */
export async function concernsOf(app: App): Promise<SystemState["concerns"]> {
  const [failing, purge, hooks, post] = await Promise.all([
    schedules.failing(app),
    gdpr.purgeState(app),
    webhooks.list(app),
    mail.status(app),
  ]);
  const stopped = hooks.filter(({ stoppedBecause }) => stoppedBecause !== null);
  const found: [Concern, isOne: boolean, names?: string[]][] = [
    ["dailyFailed", failing.length > 0, failing.map(({ task }) => task)],
    ["purgeHalted", purge.halted !== null],
    ["webhookStopped", stopped.length > 0, stopped.map(({ name }) => name)],
    ["mailTrouble", post.trouble !== null],
    ["mailMissing", !post.isSetUp],
    ["addressMissing", publicAddress(app.config) === null],
  ];
  return found.flatMap(([concern, isOne, names = []]) => (isOne ? [{ concern, names }] : []));
}
