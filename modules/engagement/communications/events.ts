import { z } from "zod";
import { hearers } from "@/src/news/live";
import { entityTypes } from "./rules";

/** Communications of records were added, changed, shared or put away; without a record it is the tray. */
export const CommunicationsChanged = z.object({
  type: z.literal("communications_changed"),
  data: z.object({
    records: z.array(z.object({ kind: z.enum(entityTypes), recordId: z.uuid() })),
    ...hearers,
  }),
});
type Records = z.infer<typeof CommunicationsChanged>["data"]["records"];

export const communicationsChanged = (
  records: Records,
  only?: string[],
): z.infer<typeof CommunicationsChanged> => ({
  type: "communications_changed",
  data: { records, ...(only && { hearers: only }) },
});

/** A person answered a letter: whoever goes on writing to them by itself stops. A machine's answer is none. */
export const ReplyReceived = z.object({
  type: z.literal("reply_received"),
  data: z.object({ communicationId: z.uuid(), threadId: z.uuid(), letterIds: z.array(z.uuid()) }),
});

export const replyReceived = (
  data: z.infer<typeof ReplyReceived>["data"],
): z.infer<typeof ReplyReceived> => ({ type: "reply_received", data });
