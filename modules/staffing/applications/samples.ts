import { inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";
import { applicationsChanged } from "./events";
import { ApplicationWords } from "./model";
import { statuses } from "./rules";
import type samples from "./samples.json";
import { applicationHistory, applications } from "./schema";

type Sample = (typeof samples)[number];

/** Sample people who applied for some of these jobs in the last weeks, on every stretch of the way. */
export async function addSamples(app: App, jobIds: string[]): Promise<{ count: number }> {
  const { default: all } = await import("./samples.json");
  const emails = [...new Set(all.map(({ candidate }) => candidate))];
  const people = await app.db
    .select({ id: candidates.id, email: candidates.email })
    .from(candidates)
    .where(inArray(candidates.email, emails));
  const rows = all.flatMap((sample) => {
    const candidateId = people.find(({ email }) => email === sample.candidate)?.id;
    const jobId = jobIds[sample.job];
    return candidateId && jobId ? [rowsOf(app, sample, { candidateId, jobId })] : [];
  });
  if (rows.length === 0) return { count: 0 };
  await app.write(
    [
      app.db.insert(applications).values(rows.map(({ row }) => row)),
      app.db.insert(applicationHistory).values(rows.flatMap(({ steps }) => steps)),
    ],
    ...rows.map(({ row }) => applicationsChanged(row.jobId, [row.candidateId])),
  );
  return { count: rows.length };
}

type Pair = { candidateId: string; jobId: string };

function rowsOf(app: App, { availableInDays, ...sample }: Sample, pair: Pair) {
  const id = Bun.randomUUIDv7();
  const at = (hoursAgo: number) => new Date(app.now().getTime() - hoursAgo * hourMs).toISOString();
  const availableDate = availableInDays && at(-24 * availableInDays).slice(0, 10);
  const said = ApplicationWords.parse({ ...sample, availableDate });
  const walked = sample.steps.map(({ status, hoursAgo }) => ({
    at: at(hoursAgo),
    to: statuses.find((it) => it === status) ?? "pending",
  }));
  const [first, last] = [walked[0], walked.at(-1)];
  const [appliedAt, updatedAt] = [first?.at ?? at(0), last?.at ?? at(0)];
  return {
    row: {
      ...said,
      ...pair,
      id,
      origin: "applied" as const,
      status: last?.to,
      appliedAt,
      createdAt: appliedAt,
      updatedAt,
      version: walked.length,
    },
    steps: walked.map((step, n) => ({
      ...step,
      applicationId: id,
      from: walked[n - 1]?.to ?? null,
      by: app.actor.id,
      reason: n > 0 && step === last ? sample.reason : null,
    })),
  };
}
