/** Whoever is faster than this did not read what they sent; what was opened longer ago is opened again. */
export const fastestMs = 3_000;
export const openForMs = 24 * 60 * 60 * 1000;

/** As many messages are taken from one network, and from all together. */
export const perNetworkAnHour = 5;
export const perDay = 200;
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

export const longestName = 120;
export const longestCompany = 160;
export const longestMessage = 3000;

/** A field that people do not see and machines fill in. */
export const trap = "homepage";
