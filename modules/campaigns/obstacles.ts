import { mail } from "@/modules/mail";
import type { App } from "@/src/app";
import type { Config } from "@/src/config";
import type { CampaignRow } from "./keeping";
import type { Obstacle } from "./rules";

/** What is still to be put right before a campaign may begin; whom it reaches is asked by itself. */
export async function obstaclesTo(app: App, { sequence }: CampaignRow): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  if (!(await mail.senderOf(app))) found.push("mail");
  if (!publicAddress(app.config)) found.push("publicAddress");
  const isWritten = sequence.every(({ texts }) => {
    const given = Object.values(texts);
    return given.length > 0 && given.every(({ subject, body }) => subject && body);
  });
  if (!isWritten) found.push("texts");
  return found;
}

/** Where the link to unsubscribe leads: an address that the person's own mail program reaches. */
export function publicAddress({ PUBLIC_URL, isDemo, HOST, PORT }: Config): string | null {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return isDemo ? `http://${HOST}:${PORT}` : null;
}
