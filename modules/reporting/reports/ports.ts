import type { App } from "@/src/app";
import { port } from "@/src/port";

/** How the data of candidates stands today, counted. */
type DataProtection = {
  people: { total: number; consented: number };
  waiting: { unconsented: number; expired: number; notice: number };
  requests: { open: number; overdue: number };
  activities: { total: number; overdue: number };
};
/** A breach, whether it is over, and how its notification stands. */
type Incident = { closedAt: string | null; steps: { notify: string } };

declare module "@/src/port" {
  interface PortAnswers {
    dataProtection(app: App): Promise<DataProtection>;
    incidents(app: App): Promise<Incident[]>;
  }
}

export const dataProtection = port("dataProtection");
export const incidents = port("incidents");
