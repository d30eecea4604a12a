import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** The certificates of the agency that hold today and are meant to be seen. */
    shownCertificates(app: App): Promise<{ kind: string; number: string | null }[]>;
  }
}

export const shownCertificates = port("shownCertificates");
