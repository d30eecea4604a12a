import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** Which of these companies, by the key of their name, the agency keeps as clients. */
    clientKeys(app: App, keys: string[]): Promise<string[]>;
  }
}

export const clientKeys = port("clientKeys");
