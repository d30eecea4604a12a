import { z } from "zod";
import { recordKinds } from "@/modules/records/core/rules";

/** Files of a record were added, changed, read, removed or brought back. */
export const FilesChanged = z.object({
  type: z.literal("files_changed"),
  data: z.object({ records: z.array(z.object({ kind: z.enum(recordKinds), recordId: z.uuid() })) }),
});
type Records = z.infer<typeof FilesChanged>["data"]["records"];

export const filesChanged = (records: Records): z.infer<typeof FilesChanged> => ({
  type: "files_changed",
  data: { records },
});
