import { gt } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { lastChangeOf, savePosition } from "@/modules/staffing/matching/catching-up/changes";
import { demandOf, jobsWith } from "@/modules/staffing/matching/openings/demands";
import {
  markCandidateScored,
  markJobScored,
} from "@/modules/staffing/matching/catching-up/last-scored";
import { jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";

const perWrite = 500;

/** Leaves a filled folder as if everything had been matched, and nothing had been worth keeping. */
export async function settle(app: App): Promise<void> {
  for await (const some of candidates.facts(app)) {
    const ids = some.map(({ id }) => id);
    const marked = await candidates.factsAmong(app, ids);
    await app.write(
      [...marked].map(([id, { fingerprint: mark }]) => markCandidateScored(app, id, mark)),
    );
  }
  for (let last = ""; ;) {
    const some = await jobsWith(app, gt(jobs.id, last)).orderBy(jobs.id).limit(perWrite);
    if (some.length > 0)
      await app.write(some.map((job) => markJobScored(app, demandOf(job, job.analysis))));
    last = some.at(-1)?.id ?? last;
    if (some.length < perWrite) break;
  }
  await app.write([
    savePosition(app, "candidate", await lastChangeOf(app, "candidate")),
    savePosition(app, "job", await lastChangeOf(app, "job")),
  ]);
}
