import { dayMs } from "@/src/calendar";

/** Whoever is faster than this did not read what they sent; what was opened longer ago is opened again. */
export const fastestMs = 3_000;
export const openForMs = dayMs;

/** As many messages are taken from one network, and from all together. */
export const perNetworkAnHour = 5;
export const perDay = 200;

export const maxNameLength = 120;
export const maxCompanyLength = 160;
export const maxMessageLength = 3000;

/** A field that people do not see and machines fill in. */
export const trap = "homepage";
