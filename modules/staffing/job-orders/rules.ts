/** What a client pays for: so much an hour, a day, a month or a year. */
export const ratePeriods = ["hour", "day", "month", "year"] as const;

export const rateCurrencies = ["EUR", "GBP", "USD", "CHF", "SEK", "NOK", "DKK", "PLN"] as const;

export const maxCorrections = 100;
export const maxSeats = 999;
export const maxTextLength = 20_000;
export const maxRate = 10_000_000;

/** Where a job of one's own stands; several are closed or opened again at once. */
export const orderStatuses = ["open", "gone"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
