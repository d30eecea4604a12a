import type { App } from "@/src/app";
import { change, open } from "./runs/drafts";
import type { Plan } from "./model";
import { runThrough } from "./runs/service";

export const provenance = {
  source: "Career day in Utrecht",
  on: "2025-12-20",
  isInformed: true,
  basis: "legitimate-interest" as const,
};

/** A file as somebody hands it in, with everything decided that has to be. */
export async function draft(app: App, content: string | Uint8Array, plan: Partial<Plan> = {}) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const { id, version } = await open(app, "people.csv", bytes);
  return change(app, id, { version, plan: { provenance, ...plan } });
}

export async function imported(app: App, content: string | Uint8Array, plan: Partial<Plan> = {}) {
  const { id } = await draft(app, content, plan);
  return runThrough(app, id);
}
