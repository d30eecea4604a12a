import type { App } from "@/src/app";
import { port } from "@/src/port";

type Query = { least: number; offset: number; limit: number };
/** Somebody ranked for a job, what keeps them from it, and what a person has decided about it. */
type Ranked = {
  match: { candidateId: string; score: number; blockers: { kind: string }[] };
  decision: { kind: string } | null;
};

declare module "@/src/port" {
  interface PortAnswers {
    /** Who fits a job, the best first. */
    matchesOf(app: App, jobId: string, query: Query): Promise<{ matches: Ranked[] }>;
  }
}

export const matchesOf = port("matchesOf");
