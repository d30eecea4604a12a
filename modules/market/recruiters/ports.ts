import type { App } from "@/src/app";
import { port } from "@/src/port";
import type { Metrics } from "./model";

declare module "@/src/port" {
  interface PortAnswers {
    /** What placements say of recruiters. */
    recruiterMetrics(app: App): Promise<(userId: string) => Metrics>;
  }
}

export const recruiterMetrics = port("recruiterMetrics");
