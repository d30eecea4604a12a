import {
  applications,
  ApplicationWords,
  type PastApplication,
  statuses,
} from "@/modules/staffing/applications";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";
import { peopleByEmail } from "./candidates";
import type samples from "./applications.json";

type Sample = (typeof samples)[number];

/** Sample people who applied for some of these jobs in the last weeks, on every stretch of the way. */
export async function sampleApplications(app: App, jobIds: string[]): Promise<{ count: number }> {
  const { default: all } = await import("./applications.json");
  const people = await peopleByEmail(app);
  const past = all.flatMap((sample) => {
    const [candidateId, jobId] = [people.get(sample.candidate), jobIds[sample.job]];
    return candidateId && jobId ? [{ ...invented(app, sample), candidateId, jobId }] : [];
  });
  await applications.addPast(app, past);
  return { count: past.length };
}

type Invented = Omit<PastApplication, "candidateId" | "jobId">;

function invented(app: App, { availableInDays, steps, reason, ...said }: Sample): Invented {
  const at = (hoursAgo: number) => new Date(app.now().getTime() - hoursAgo * hourMs).toISOString();
  const availableDate = availableInDays && at(-24 * availableInDays).slice(0, 10);
  return {
    words: ApplicationWords.parse({ ...said, availableDate }),
    steps: steps.map(({ status, hoursAgo }) => ({
      at: at(hoursAgo),
      to: statuses.find((it) => it === status) ?? "pending",
    })),
    reason,
  };
}
