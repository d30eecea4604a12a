import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import type { Timesheet } from "./model";
import { port } from "@/src/port";
import type { Write } from "@/src/database";

type Asked = { candidateId: string; letterId: string };
/** A link to somebody's own page, in the language they most likely read, and what makes it open. */
type OwnLink = { link: string; day: string; locale: Locale; writes: Write[] };

type Withdrawn = { sheet: Timesheet; reason: string };

declare module "@/src/port" {
  interface PortAnswers {
    ownPageLink(app: App, asked: Asked): Promise<OwnLink>;
    /** Tells the contact of the client who approved hours that this no longer counts. */
    approvalWithdrawn(app: App, asked: Withdrawn): Promise<Write[]>;
    /** What hours name as their invoice: its number, or that they were written off. */
    paperOfHours(app: App, id: string): Promise<{ number: string } | "writtenOff">;
  }
}

export const ownPageLink = port("ownPageLink");
export const approvalWithdrawn = port("approvalWithdrawn");
export const paperOfHours = port("paperOfHours");
