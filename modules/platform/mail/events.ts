import { z } from "zod";

/** Letters stand elsewhere than before: sent, refused, held, cancelled. */
export const MailSettled = z.object({
  type: z.literal("mail_settled"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const mailSettled = (ids: string[]): z.infer<typeof MailSettled> => ({
  type: "mail_settled",
  data: { ids },
});
