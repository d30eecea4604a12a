import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";

/** Where answers of one conversation go. */
export const replyAddress = (app: App, threadId: string, domain: string): string =>
  mail.signedAddress(app, "reply", threadId, domain);

/** The conversation that an address of ours names. */
export const threadNamedBy = (app: App, address: string): string | null =>
  mail.recordNamedBy(app, "reply", address);

/** The letter whose sender an address of ours was: what servers could not deliver goes there. */
export const letterNamedBy = (app: App, address: string): string | null =>
  mail.recordNamedBy(app, "bounce", address);
