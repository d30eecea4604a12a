import { eq } from "drizzle-orm";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { countAttempt } from "@/src/http/limits";
import { recipientIn } from "./link";
import type { Wish } from "./questions";
import { comeBack, openOptOuts, refuse } from "./refusing";
import { asksPerMinute } from "./rules";
import { campaignRecipients } from "./schema";
import { writerFor } from "./wording";

export type Visitor = { secret: string; network: string };

/** What the page says: a link that is none, one of somebody forgotten, the question, or what was done. */
export type Visit = {
  is: "broken" | "gone" | "asked" | "out" | "back";
  locale: Locale | null;
  agency: string;
};

/** What whoever opens the link sees. Looking changes nothing: mail scanners open every link. */
export async function visit(app: App, visitor: Visitor): Promise<Visit> {
  const recipient = await recipientOf(app, visitor);
  if (typeof recipient === "string") return shown(app, recipient, null);
  const isOut = (await openOptOuts(app, recipient.candidateId)).length > 0;
  return shown(app, isOut ? "out" : "asked", recipient.locale);
}

/** Does what the button of a mail program or of the page asks for, at once and without a session. */
export async function answer(app: App, visitor: Visitor, { wish }: Wish): Promise<Visit> {
  const recipient = await recipientOf(app, visitor);
  if (typeof recipient === "string") return shown(app, recipient, null);
  if (wish === "again") {
    await comeBack(app, recipient);
    return shown(app, "back", recipient.locale);
  }
  await refuse(app, recipient, wish === "stop" ? "page" : "one-click");
  return shown(app, "out", recipient.locale);
}

/** Only links that were never made are counted: a mail service unsubscribes many people from one network. */
async function recipientOf(app: App, { secret, network }: Visitor) {
  const id = recipientIn(app, secret);
  if (id === null) {
    const limit = { key: `unsubscribe:${network}`, most: asksPerMinute, windowMs: 60_000 };
    await countAttempt(app, limit);
    return "broken" as const;
  }
  const isThis = eq(campaignRecipients.id, id);
  const [row] = await app.db.select().from(campaignRecipients).where(isThis);
  return row ?? ("gone" as const);
}

async function shown(app: App, is: Visit["is"], locale: Locale | null): Promise<Visit> {
  return { is, locale, agency: (await writerFor(app, null)).agency };
}
