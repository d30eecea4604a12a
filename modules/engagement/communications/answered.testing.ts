import { eq } from "drizzle-orm";
import { letters } from "@/modules/platform/mail/schema";
import { notifications } from "@/modules/platform/notifications/schema";
import { ReplyReceived } from ".";
import { writingDesk } from "./fixtures";
import { replyAddress } from "./inbox/link-to-record";

export const domain = "mail.agency.example";

/** A letter that went out, and what is told of its answers. */
export async function answeredDesk() {
  const desk = await writingDesk();
  const letter = await desk.sent();
  const messageId = `<${letter.id}@${domain}>`;
  const change = desk.app.db.update(letters).set({ messageId, state: "sent" });
  await desk.app.write([change.where(eq(letters.id, letter.id))]);
  const replies: string[][] = [];
  desk.app.subscribe(ReplyReceived, ({ data }) => replies.push(data.letterIds));
  const to = replyAddress(desk.app, letter.threadId, domain);
  const told = () => desk.app.db.select().from(notifications);
  return { ...desk, letter, messageId, to, replies, told };
}
