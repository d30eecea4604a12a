import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { release, take } from "@/src/leases";
import { takingMs } from "./rules";
import { applicants } from "./schema";

type Applicant = typeof applicants.$inferSelect;
type Take = (applicant: Applicant) => Promise<string>;

/**
 * Of two who take somebody in at once, by whichever door, one does; what got stuck half-way is finished by the next.
 * Answers whom the applicant became, or null where somebody else is at it or was.
 */
export async function takenOnce(app: App, id: string, takeIn: Take): Promise<string | null> {
  const lease = await take(app, `applicant ${id}`, takingMs);
  if (!lease) return null;
  try {
    const [row] = await app.db.select().from(applicants).where(eq(applicants.id, id));
    return row?.state === "unconfirmed" ? await takeIn(row) : null;
  } finally {
    await release(app, lease);
  }
}
