import { eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { applicants } from "./schema";
import { isNot, mentionsIn, wordsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** What somebody sent who is a candidate too, and has not confirmed yet; they are known by their mailbox. */
export const holder: Holder = {
  name: "applying",
  tables: ["applicants"],

  async collect(app, subject) {
    const rows = await app.db
      .select()
      .from(applicants)
      .where(await isOf(app, subject));
    return { applicants: rows.map(({ networkHash: _, emailKey: _key, ...row }) => row) };
  },

  async erase(app, subject) {
    const writes = [app.db.delete(applicants).where(await isOf(app, subject))];
    return { writes, news: [] };
  },

  /** What others sent who have not confirmed yet. */
  async mentions(app, subject, search) {
    return mentionsIn(app, search, {
      table: applicants,
      where: isNot(await isOf(app, subject)),
      tell: ({ jobId, coverLetter, answers, cvName }) => ({
        ...onRecord("job", jobId),
        texts: { text: coverLetter, content: wordsIn(answers) },
        labels: { fileName: cvName },
      }),
    });
  },
};

async function isOf(app: App, { type, id }: Subject) {
  const rows =
    type === "candidate"
      ? await app.db
          .select({ emailKey: candidates.emailKey })
          .from(candidates)
          .where(eq(candidates.id, id))
      : [];
  return inArray(
    applicants.emailKey,
    rows.flatMap(({ emailKey }) => emailKey ?? []),
  );
}
