import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Communication } from "./model";
import { find, rowOf } from "./service";

/** Has the letter of a message that did not arrive tried once more; only its author decides that. */
export async function sendAgain(app: App, id: string): Promise<Communication> {
  await mail.retry(app, await ownLetter(app, id));
  return find(app, id);
}

/** Keeps a letter that still waits from going out. */
export async function holdBack(app: App, id: string): Promise<Communication> {
  await mail.cancel(app, await ownLetter(app, id));
  return find(app, id);
}

async function ownLetter(app: App, id: string): Promise<string> {
  const { letterId, userId } = await rowOf(app, id);
  if (userId === null || userId !== app.actor.id) {
    throw new Failure("forbidden", "Only its author decides whether it goes out.");
  }
  if (letterId) return letterId;
  throw new Failure("conflict", "This was only written down; no letter belongs to it.");
}
