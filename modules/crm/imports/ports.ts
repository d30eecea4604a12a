import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** Which of these candidates have applied somewhere. */
    appliedAmong(app: App, candidateIds: string[]): Promise<string[]>;
  }
}

export const appliedAmong = port("appliedAmong");
