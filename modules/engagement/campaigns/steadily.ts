import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/polling-worker";
import { advance, isActive } from "./advancing";

/** Sends campaigns on beside a server; stopping lets the round under way land. */
export const sendSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 1_000,
    state: () => stateOf(app),
    batch: () => advance(app),
    stumbled: "a campaign could not go on",
  });

/** While one runs every second counts; afterwards answers and letters that come back are looked for once a minute. */
async function stateOf(app: App): Promise<string> {
  const now = app.now().toISOString();
  return (await isActive(app)) ? now : now.slice(0, "2026-01-01T12:00".length);
}
