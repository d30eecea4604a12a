import { receiving } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/polling-worker";
import { receive } from "./inbox";

const everyMs = 30_000;

/** Takes in what arrives beside a server; stopping lets the message under way be filed. */
export function receiveSteadily(app: App): Steady {
  const { stop } = steadily(app, {
    everyMs,
    // A mailbox has no revision of ours: every look at the clock is a new one.
    state: async () => ((await mayLook(app)) ? app.now().toISOString() : null),
    batch: (signal) => receive(app, signal),
    stumbled: "messages could not be taken in",
  });
  return { stop: () => stop().then(receiving.letGoOfReader) };
}

async function mayLook(app: App): Promise<boolean> {
  if ((await receiving.inboxOf(app)) === null) return false;
  const trouble = await receiving.troubleNow(app, "inbox");
  return trouble === null || trouble.waitUntil <= app.now().toISOString();
}
