import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { AiStatus } from "./model";
import { countRead, countWaiting } from "./queue";
import { readerFor } from "./reading";
import { providerBy } from "./connecting";
import { spentThisMonth } from "./spending";
import { troubleOf } from "./troubles";

export { run } from "./running";
export { readSteadily } from "./steadily";
export { test } from "./trial";

export async function status(app: App): Promise<AiStatus> {
  const { provider, isPaused, monthly } = await settings.valueOf(app, "ai");
  const connection = provider && (await settings.valueOf(app, `ai.${provider}`));
  const reading = {
    provider,
    isPaused,
    monthly,
    model: connection?.model || null,
    isPriced: Boolean(connection?.centsPerMillionIn || connection?.centsPerMillionOut),
    spent: await spentThisMonth(app),
    ...(await countRead(app)),
  };
  if (!provider || !reading.model) return { ...reading, waiting: 0, trouble: null };
  const { name } = await readerFor(await providerBy(app, provider));
  return {
    ...reading,
    waiting: await countWaiting(app, name),
    trouble: await troubleOf(app, provider),
  };
}
