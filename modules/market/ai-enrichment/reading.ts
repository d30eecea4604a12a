import { enriched } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { answerFor } from "./answering";
import { overcome, type Provider, providers } from "./connecting";
import { proposalWrites } from "./proposals";
import type { WaitingJob } from "./queue";
import { aiReadings } from "./schema";

/** Who reads: a model with its prompt. Another of either reads everything anew. */
export type Reader = { provider: Provider; name: string };

export async function readerFor(provider: Provider): Promise<Reader> {
  const { nameOf, promptVersion } = await providers();
  return { provider, name: `${nameOf(provider)} ${promptVersion()}` };
}

export type JobToRead = { reader: Reader; job: WaitingJob; signal?: AbortSignal | undefined };

/** Lets a model read one job and keeps what its quotes support; answers how many facts that added. */
export async function readJob(app: App, { reader, job, signal }: JobToRead): Promise<number> {
  const { provider } = reader;
  const { nameOf, withReply } = await providers();
  const reply = await answerFor(app, { provider, ad: job, signal });
  const facts = job.analysis.facts.filter(({ by }) => by === undefined);
  const analysis = { ...job.analysis, facts };
  const result = withReply({ ad: job, analysis }, reply, nameOf(provider));
  await app
    .write([
      enriched(app, job, result.analysis),
      readWrites(app, { reader, job, outcome: { state: "done", added: result.added.length } }),
      ...result.terms.map((term) => proposalWrites(app, term)),
      overcome(app, provider.id),
    ])
    .catch(unlessItChanged);
  return result.added.length;
}

type Outcome = Pick<typeof aiReadings.$inferInsert, "state" | "added">;

/** A job that a reader has been at, and what came of it. */
type JobRead = { reader: Reader; job: WaitingJob; outcome: Outcome };

/** That this reader has been at this analysis, and what came of it. */
export function readWrites(app: App, { reader: { name: reader }, job, outcome }: JobRead): Write {
  const { id: jobId, version, inputsHash } = job;
  const attempts = (job.attempts ?? 0) + 1;
  const at = app.now().toISOString();
  const row = { jobId, version, inputsHash, reader, attempts, at, ...outcome };
  const target = aiReadings.jobId;
  return app.db.insert(aiReadings).values(row).onConflictDoUpdate({ target, set: row });
}

/** A job that was analysed anew meanwhile waits again, and its answer is kept. */
function unlessItChanged(error: unknown): void {
  if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
}
