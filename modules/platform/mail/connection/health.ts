import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { letters } from "../schema";
import { status } from "../service";

export async function concerns(app: App) {
  const { trouble, isSetUp } = await status(app);
  return [
    ...(trouble === null ? [] : [{ concern: "mailTrouble" as const }]),
    ...(isSetUp ? [] : [{ concern: "mailMissing" as const }]),
  ];
}

export const waiting = {
  queue: "letters" as const,
  count: (app: App) => app.db.$count(letters, eq(letters.state, "queued")),
};
