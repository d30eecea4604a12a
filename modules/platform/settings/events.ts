import { z } from "zod";

/** An administrator has set something; who shows it reads it again. */
export const SettingsChanged = z.object({
  type: z.literal("settings_changed"),
  data: z.object({ key: z.string() }),
});

export const settingsChanged = (key: string): z.infer<typeof SettingsChanged> => ({
  type: "settings_changed",
  data: { key },
});
