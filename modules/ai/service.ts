import { settings } from "@/modules/settings";
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
  const model = provider && (await settings.valueOf(app, `ai.${provider}`)).model;
  const reader = provider && model ? (await readerFor(await providerBy(app, provider))).name : null;
  const trouble = provider && (await troubleOf(app, provider));
  return {
    ...{ provider, isPaused, monthly },
    model: model || null,
    spent: await spentThisMonth(app),
    ...(await countRead(app)),
    waiting: reader ? await countWaiting(app, reader) : 0,
    trouble: trouble || null,
  };
}
