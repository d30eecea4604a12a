import { candidates } from "@/modules/crm/candidates";
import { locales } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { applicants } from "./schema";

/** Two who sent the form of one of these jobs and have not confirmed it; one of them is known by telephone. */
export async function addSamples(app: App, jobIds: string[]): Promise<{ count: number }> {
  const { default: all } = await import("./samples.json");
  const rows = all.flatMap(({ job, daysAgo, ...said }) => {
    const jobId = jobIds[job];
    const { emailKey } = candidates.keysOf(said);
    if (!jobId || !emailKey) return [];
    const createdAt = daysEarlier(app.now(), daysAgo);
    const locale = locales.find((it) => it === said.locale) ?? "en";
    const sent = { ...said, locale, emailKey, jobId, createdAt, answers: [], consents: [] };
    const { version: textVersion } = candidates.consentsAsked;
    return [{ ...sent, id: Bun.randomUUIDv7(), textVersion, networkHash: "" }];
  });
  if (rows.length > 0) await app.write([app.db.insert(applicants).values(rows)]);
  return { count: rows.length };
}
