import type { App } from "@/src/app";
import { port } from "@/src/port";

declare module "@/src/port" {
  interface PortAnswers {
    /** Whether a language model is asked about ads. */
    usesAi(app: App): Promise<boolean>;
  }
}

export const usesAi = port("usesAi");
