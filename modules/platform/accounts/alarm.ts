import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/events";

/** Tells whose account it is that strangers guess at it, as part of the write that notes the guess. */
export type Alarm = (app: App, userId: string) => Promise<{ writes: Write[]; news: Event[] }>;

declare module "@/src/app" {
  interface Module {
    /** How the owner of an account hears that strangers guess at its password. */
    readonly onGuessing?: Alarm;
  }
}

export const silence: Alarm = async () => ({ writes: [], news: [] });

export const alarmOf = ({ modules }: App): Alarm =>
  modules.find(({ onGuessing }) => onGuessing)?.onGuessing ?? silence;
