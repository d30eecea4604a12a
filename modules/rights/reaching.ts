import { eq } from "drizzle-orm";
import { candidates } from "@/modules/candidates/schema";
import { mail } from "@/modules/mail";
import type { App } from "@/src/app";
import { Failure, missing } from "@/src/errors";
import { publicAddress } from "@/src/http/address";
import type { Obstacle } from "./rules";

export type Person = typeof candidates.$inferSelect;

export async function personOf(app: App, id: string): Promise<Person> {
  const [person] = await app.db.select().from(candidates).where(eq(candidates.id, id));
  return person ?? missing("candidate");
}

/** Why no letter with a link reaches somebody. */
export async function obstacleTo(app: App, { email }: Person): Promise<Obstacle | null> {
  if (!email) return "noAddress";
  return houseObstacle(app);
}

/** Why no letter with a link reaches anybody. */
export async function houseObstacle(app: App): Promise<Obstacle | null> {
  if (!(await mail.senderOf(app))) return "noMail";
  return publicAddress(app.config) ? null : "noPublicAddress";
}

const refusals = {
  noAddress: () => new Failure("conflict", "This candidate has no e-mail address."),
  noMail: () => new Failure("conflict", "Set up e-mail under Administration first."),
  noPublicAddress: () =>
    new Failure("conflict", "Set PUBLIC_URL first: a link needs an address that opens outside."),
};

export function refuse(obstacle: Obstacle | null): void {
  if (obstacle) throw refusals[obstacle]();
}
