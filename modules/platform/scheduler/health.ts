import type { App } from "@/src/app";
import { failing } from "./overview";

/** The daily tasks that have failed and not succeeded since. */
export async function concerns(app: App) {
  const names = (await failing(app)).map(({ task }) => task);
  return names.length > 0 ? [{ concern: "dailyFailed" as const, names }] : [];
}

export const halts = async (app: App) =>
  (await failing(app)).map(({ task, day }) => ({
    what: "dailyFailed" as const,
    params: { task },
    record: null,
    onceKey: `daily:${task}:${day}`,
  }));
