import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import type { CampaignRow } from "./campaign-writes";
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
