import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { stepWrites } from "../deciding/steps";
import { timesheetsChanged } from "../events";
import { timesheets } from "../schema";
import { find, type Place } from "./service";
import { notFound } from "@/src/errors";

/** Takes somebody's own week back to be typed again, as long as nobody has approved or disputed it. */
export async function takeBack(app: App, place: Place, version: number): Promise<void> {
  const { own } = await find(app, place);
  const [row] = await app.db
    .select()
    .from(timesheets)
    .where(eq(timesheets.id, own.id ?? ""));
  if (!row) return notFound("timesheet");
  const to = { status: "open" as const, submittedBy: null, submittedAt: null };
  const step = { version, from: ["submitted"] as const, to, deed: "taken-back" };
  await app.write(stepWrites(app, row, step), timesheetsChanged([row.deploymentId]));
}
