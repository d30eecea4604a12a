import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { MailTestResult } from "../model";
import { queueLetter } from "../posting";
import { letters } from "../schema";
import type { Outcome } from "../sending/outcome";
import { LetterSender } from "../sending/letter-sender";
import { giveUp } from "../settling";
import { serverOf, testWords } from "./server";
import { clearTroubleWrite } from "./trouble";

/** Sends a letter to whoever asks, at once, and tells what the server said of it. */
export async function test(app: App, address?: string): Promise<MailTestResult> {
  const server = await serverOf(app);
  if (!server) throw new Failure("conflict", "Enter a server and a From Email first, and save.");
  const to = await recipient(app, address);
  const row = await written(app, to);
  const desk = new LetterSender(app, server, null);
  const outcome = await desk.send(row).finally(() => desk.close());
  const told = { ...said(outcome), to: to.address };
  if (told.isWell) await app.write([clearTroubleWrite(app)]);
  else await giveUp(app, row, told.sentence);
  return told;
}

async function recipient(app: App, address?: string) {
  if (address) return { name: "", address, locale: "en" as const };
  if (!app.actor.id) throw new Failure("invalid", "Enter a recipient address.");
  const user = await users.find(app, app.actor.id);
  return { name: `${user.firstName} ${user.lastName}`, address: user.email, locale: user.locale };
}

type Recipient = Awaited<ReturnType<typeof recipient>>;

async function written(app: App, { name, address, locale }: Recipient) {
  const id = Bun.randomUUIDv7();
  const letter = queueLetter(app, {
    id,
    purpose: "test",
    userId: null,
    to: { name, address },
    onceKey: `test ${id}`,
    ...filled(testWords[locale], await settings.displayName(app)),
    // Whoever asks sends it now; the queue is not to take it up as well.
    notBefore: new Date(app.now().getTime() + 600_000).toISOString(),
  });
  await app.write([
    ...letter,
    audit.entry(app, { action: "mail.tested", entityType: "letter", entityId: id }),
  ]);
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  if (!row) throw new Error("a letter that was just written down is not there");
  return row;
}

const filled = ({ subject, text }: { subject: string; text: string }, house: string) => ({
  subject: subject.replaceAll("{house}", () => house),
  text: text.replaceAll("{house}", () => house),
});

function said(outcome: Outcome): { isWell: boolean; sentence: string } {
  switch (outcome.kind) {
    case "sent": {
      const sentence = `The mail server accepted the email: ${outcome.answer}`;
      return { isWell: true, sentence };
    }
    case "refused":
    case "later": {
      const sentence = `The mail server rejected the email: ${outcome.answer}`;
      return { isWell: false, sentence };
    }
    case "trouble":
    case "broken":
      return { isWell: false, sentence: outcome.sentence };
    default: {
      const sentence = "The connection broke before the mail server accepted the email.";
      return { isWell: false, sentence };
    }
  }
}
