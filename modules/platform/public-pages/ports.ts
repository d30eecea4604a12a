import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { port } from "@/src/port";

export type Paper = { path: string; name: string };

declare module "@/src/port" {
  interface PortAnswers {
    /** What the agency has published that every foot leads to, in the reader's language. */
    publishedPapers(app: App): Promise<(locale: Locale) => Paper[]>;
  }
}

export const publishedPapers = port("publishedPapers");
