import { z } from "zod";

/** Documents or templates were written, given out or signed. */
export const DocumentsChanged = z.object({
  type: z.literal("documents_changed"),
  data: z.object({ recordId: z.uuid().nullable() }),
});

export const documentsChanged = (
  recordId: string | null = null,
): z.infer<typeof DocumentsChanged> => ({ type: "documents_changed", data: { recordId } });
