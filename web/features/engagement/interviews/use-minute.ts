import { useNow } from "use-intl";
import { minuteMs } from "@/src/calendar";

/** The moment it is, a minute at a time. */
export const useMinute = (): string => useNow({ updateInterval: minuteMs }).toISOString();
