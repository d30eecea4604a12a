import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { colleaguesOf } from "./context";
import { calendarOf } from "./calendar";
import { calendarFile, entriesFor } from "./feeds";
import { numberOf } from "./rules";
import { interviews } from "./schema";
import { interviewColumns } from "./shape";

/** One interview as a file for the reader's own calendar: the same event that the invitation holds. */
export async function entry(app: App, id: string): Promise<Response> {
  const rows = await interviewColumns(app.db).where(eq(interviews.id, id));
  const [reader] = await colleaguesOf(app, app.actor.id ? [app.actor.id] : []);
  if (!reader) throw new Failure("unauthenticated", "Sign in to continue.");
  const [found] = rows;
  if (!found) return notFound("interview");
  const method = found.row.status === "cancelled" ? "CANCEL" : "PUBLISH";
  const entries = await entriesFor(app, reader, rows);
  const content = calendarOf(method, entries, { now: app.now() });
  return calendarFile(content, `${numberOf(found.row.seq)}.ics`);
}
