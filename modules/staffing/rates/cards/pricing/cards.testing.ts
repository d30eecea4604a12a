import { type CardRule, hourTypes, type RateCard } from "../rules";
import type { WorkEntry } from "./rules";

export const monday = "2026-11-16";
export const rates = hourTypes.map((hourType, at) => ({
  hourType,
  billCents: 6_001 + 700 * at,
  payCents: 3_503 + 410 * at,
}));
export const night: CardRule = { hourType: "night", window: { from: 1320, until: 360 } };
export const sunday: CardRule = { hourType: "sunday", weekdays: [7] };
export const holiday: CardRule = { hourType: "publicHoliday", onHoliday: true };
export const overtime: CardRule = { hourType: "overtime", afterMinutes: { day: 480 } };
export const card = (own: Partial<RateCard> = {}): RateCard => ({
  id: "card",
  level: "deployment",
  validFrom: "2026-01-01",
  validTo: null,
  currency: "EUR",
  rates,
  rules: [holiday, sunday, night, overtime],
  ...own,
});
export const by = (own: Partial<RateCard> = {}, ...holidays: string[]) => ({
  cards: [card(own)],
  holidays: new Set(holidays),
});
export const shift = (day: string, from: number, until: number, breakMinutes = 0): WorkEntry => ({
  day,
  hourType: "regular",
  from,
  until,
  breakMinutes,
});
