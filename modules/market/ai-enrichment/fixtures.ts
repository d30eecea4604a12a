import { providersAt, serveModel } from "./providers/standin.testing";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { jobAnalyses } from "@/modules/market/jobs/schema";
import { settings } from "@/modules/platform/settings";
import type { AiUse } from "./model";
import type { ProviderId } from "./rules";
import { noon, testApp } from "@/modules/testing";
import type { App } from "@/src/app";

type Manner = Parameters<typeof serveModel>[0];

/** Words no rule knows, for what the taxonomy calls direct liquid cooling. */
export const wetText =
  "Tasks:\nYou bring water right up to the chips of our data centre, and keep UPS systems.";
export const wetFact = {
  kind: "skill",
  id: "direct-liquid-cooling",
  quote: "water right up to the chips",
  isRequired: true,
};
export const finds = () => ({ facts: [wetFact] });

/** An application whose provider is a stand-in, with a clock that the test moves. */
export async function withModel(
  manner: Manner = {},
  id: ProviderId = "openai",
  use: Partial<AiUse> = {},
) {
  const clock = { at: noon.getTime() };
  const app = testApp({ now: () => new Date(clock.at) });
  const model = serveModel(manner);
  await connect(app, model, id);
  await useModel(app, { provider: id, ...use });
  return { app, model, clock };
}

export async function connect(app: App, model: ReturnType<typeof serveModel>, id: ProviderId) {
  const provider = providersAt(model).find((it) => it.id === id);
  if (!provider) throw new Error(`no ${id}`);
  await settings.save(app, `ai.${id}`, { value: provider.connection, secret: provider.key });
}

export async function useModel(app: App, use: Partial<AiUse>) {
  const before = await settings.valueOf(app, "ai");
  await settings.save(app, "ai", { value: { ...before, ...use } });
}

/** Takes in as many jobs as there are texts. */
export const takeJobs = (app: App, ...texts: string[]) =>
  takeIn(
    app,
    texts.map((text, n) =>
      ad({ text, title: `Critical Facilities Engineer ${n}`, company: `Host ${n}` }),
    ),
  );

/** What of the jobs' facts a model has added, by job in the order they came. */
export async function addedFacts(app: App): Promise<string[][]> {
  const rows = await app.db.select().from(jobAnalyses);
  return (await allJobs(app)).map(({ id }) =>
    (rows.find(({ jobId }) => jobId === id)?.analysis.facts ?? [])
      .filter(({ by }) => by)
      .map((fact) => fact.id),
  );
}
