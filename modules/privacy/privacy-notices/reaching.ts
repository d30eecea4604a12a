import { shownOf } from "@/src/read-model";
import { eq } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { publicAddress } from "@/src/http/address";
import type { Obstacle } from "./rules";

export type Person = typeof candidates.$inferSelect;

export async function personOf(app: App, id: string): Promise<Person> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, id));
  return person ?? notFound("candidate");
}

/** Why no letter with a link reaches somebody. */
export async function obstacleTo(app: App, { email }: Person): Promise<Obstacle | null> {
  if (!email) return "noAddress";
  return noticeObstacle(app);
}

/** Whoever tells people that it has their data says who it is, and where to reach it. */
export async function noticeObstacle(app: App): Promise<Obstacle | null> {
  const { name, address, email } = await settings.shownAgency(app);
  return name && (address || email) ? houseObstacle(app) : "noAgency";
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
  noAgency: () =>
    new Failure(
      "conflict",
      "Say under Administration first who the agency is and how to reach it.",
    ),
};

export function refuse(obstacle: Obstacle | null): void {
  if (obstacle) throw refusals[obstacle]();
}
