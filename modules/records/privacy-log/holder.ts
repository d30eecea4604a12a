import type { Holder } from "@/src/personal-data/holders";
import { ofEntity } from "./service";

/** Shown with the person's data; it names nobody, so the erasure itself stays on record. */
export const holder: Holder = {
  name: "activities",
  tables: [],
  collect: async (app, { id }) => ({ gdprActivities: await ofEntity(app, id) }),
  erase: async () => ({ writes: [], news: [] }),
};
