import { useNow, useTimeZone } from "use-intl";
import { dayIn, defaultTimezone } from "@/src/calendar";

/** By whose clock the reader lives: everything that shows or asks for a time goes by it. */
export const useZone = (): string => useTimeZone() ?? defaultTimezone;

/** The day that it is where the reader is. */
export const useToday = (): string => dayIn(useNow().toISOString(), useZone());
