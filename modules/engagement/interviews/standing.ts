import { desc, eq } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { InterviewLetter } from "./model";
import { interviewLetters } from "./schema";

/** The letters about an interview and what became of each, newest first. */
export async function lettersOf(
  app: App,
  id: string,
  nameOf: (signature: string) => string,
): Promise<InterviewLetter[]> {
  const rows = await app.db
    .select()
    .from(interviewLetters)
    .where(eq(interviewLetters.interviewId, id))
    .orderBy(desc(interviewLetters.at), desc(interviewLetters.letterId));
  const standings = await mail.stateOf(
    app,
    rows.map(({ letterId }) => letterId),
  );
  return rows.flatMap(({ letterId, kind, userId, at }) => {
    const standing = standings.get(letterId);
    if (!standing) return [];
    const { state, reason } = standing;
    return [{ id: letterId, kind, to: userId && nameOf(userId), at, state, reason }];
  });
}
