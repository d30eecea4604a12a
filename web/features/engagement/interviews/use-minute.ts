import { useNow } from "use-intl";

const minuteMs = 60_000;

/** The moment it is, a minute at a time. */
export const useMinute = (): string => useNow({ updateInterval: minuteMs }).toISOString();
