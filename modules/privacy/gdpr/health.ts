import type { App } from "@/src/app";
import { state } from "./retention/purging";

/** A purge that has refused to go on until somebody has looked. */
export const concerns = async (app: App) =>
  (await state(app)).halted === null ? [] : [{ concern: "purgeHalted" as const }];

export async function halts(app: App) {
  const { halted, runs } = await state(app);
  const onceKey = `purge-halted:${runs[0]?.at}`;
  return halted ? [{ what: "purgeHalted" as const, record: null, onceKey }] : [];
}
