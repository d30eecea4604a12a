import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** Those of the records that are people whose data may only be kept: what is attached to them is not found. */
    restrictedAmong(app: App, ids: string[]): Promise<string[]>;
  }
}

export const restrictedAmong = port("restrictedAmong");
