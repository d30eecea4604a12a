import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { port } from "@/src/port";
import type { Write } from "@/src/database";

type Asked = { candidateId: string; letterId: string };
/** A link to somebody's own page, in the language they most likely read, and what makes it open. */
type OwnLink = { link: string; day: string; locale: Locale; writes: Write[] };

declare module "@/src/port" {
  interface Answers {
    ownPageLink(app: App, asked: Asked): Promise<OwnLink>;
  }
}

export const ownPageLink = port("ownPageLink");
