import { useTimeZone } from "use-intl";
import { defaultTimezone } from "@/modules/zones/rules";
import { useUser } from "@/web/state/session";

/** By whose clocks the reader lives: the profile says so, else this machine. */
export function useZone(): string {
  const ofMachine = useTimeZone();
  return useUser()?.timezone ?? ofMachine ?? defaultTimezone;
}
