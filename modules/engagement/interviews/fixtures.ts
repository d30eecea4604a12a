import type { z } from "zod";
import { added } from "@/modules/crm/candidates/fixtures";
import type { App } from "@/src/app";
import { NewInterview } from "./model";
import { schedule } from "./scheduling";

type Details = Partial<z.input<typeof NewInterview>>;

/** An interview with somebody new, in a week's time unless the test says otherwise. */
export async function scheduled(app: App, details: Details = {}) {
  const candidateId =
    details.candidateId ?? (await added(app, { email: "femke@kabel.example" })).id;
  const inAWeek = new Date(app.now().getTime() + 7 * 86_400_000).toISOString();
  return schedule(app, NewInterview.parse({ candidateId, scheduledAt: inAWeek, ...details }));
}
