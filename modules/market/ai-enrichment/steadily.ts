import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/etag";
import { type Steady, steadily } from "@/src/polling-worker";
import { chosen } from "./connecting";
import { readerFor } from "./reading";
import { run } from "./running";

/** Reads on beside a server, a batch at a time; stopping lets go of the answer under way. */
export const readSteadily = (app: App): Steady =>
  steadily(app, {
    everyMs: 15_000,
    state: () => stateOf(app),
    batch: async (signal) => (await run(app, { signal })).state !== "done",
    stumbled: "a model could not go on reading",
  });

/** What a look would come to the same by: the jobs, who reads, and the hour, because failures are tried again. */
async function stateOf(app: App): Promise<string | null> {
  const provider = await chosen(app);
  if (!provider) return null;
  const { name } = await readerFor(provider);
  return `${await revisionsOf(app, ["jobs"])} ${name} ${app.now().toISOString().slice(0, 13)}`;
}
