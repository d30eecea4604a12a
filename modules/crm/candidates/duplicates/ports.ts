import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** Candidates merged with this one, or declared to be somebody else: they are not suggested again. */
    settledWith(app: App, candidateId: string): Promise<string[]>;
  }
}

export const settledWith = port("settledWith");
