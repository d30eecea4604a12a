import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface Answers {
    /** Who was made one with this candidate, or was said to be somebody else: nobody asks about them again. */
    settledWith(app: App, candidateId: string): Promise<string[]>;
  }
}

export const settledWith = port("settledWith");
