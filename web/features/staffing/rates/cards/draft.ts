import type { NewRateCard, RateCards } from "@/modules/staffing/rates/cards/model";
import {
  type CardRule,
  clock,
  type HourType,
  minutesADay,
} from "@/modules/staffing/rates/cards/rules";
import { moneyText } from "@/web/shared/record/form/money-text";
import { parseAmount, parseNumber } from "@/web/shared/record/form/parse-number";

/** Lines of the editor; `key` tells them apart while they are typed. */
export type RateLine = { key: string; hourType: HourType; bill: string; pay: string };
export type RuleLine = {
  key: string;
  hourType: HourType;
  weekdays: number[];
  onHoliday: boolean;
  from: string;
  until: string;
  afterDay: string;
  afterWeek: string;
};
export type Draft = {
  validFrom: string;
  validTo: string;
  currency: string;
  /** Empty where it is the lowest. */
  payScale: string;
  rates: RateLine[];
  rules: RuleLine[];
  expenses: ExpenseLine;
};

/** What becomes of expenses; empty where no kilometre is agreed. */
export type ExpenseLine = { isRebilled: boolean; kmBill: string; kmPay: string };

const key = () => crypto.randomUUID();

export const freshRate = (hourType: HourType): RateLine => ({
  key: key(),
  hourType,
  bill: "",
  pay: "",
});

export const freshRule = (hourType: HourType): RuleLine => ({
  key: key(),
  hourType,
  weekdays: [],
  onHoliday: false,
  from: "",
  until: "",
  afterDay: "",
  afterWeek: "",
});

export function draftOf(card: RateCards["own"][number] | undefined, today: string): Draft {
  if (!card) {
    const rates = [freshRate("regular")];
    const expenses = { isRebilled: false, kmBill: "", kmPay: "" };
    return {
      validFrom: today,
      validTo: "",
      currency: "EUR",
      payScale: "",
      rates,
      rules: [],
      expenses,
    };
  }
  return {
    validFrom: card.validFrom,
    validTo: card.validTo ?? "",
    currency: card.currency,
    payScale: card.payScale ?? "",
    rates: card.rates.map((it) => ({
      ...freshRate(it.hourType),
      bill: moneyText(it.billCents),
      pay: moneyText(it.payCents),
    })),
    rules: card.rules.map(lineOf),
    expenses: {
      isRebilled: card.expenses?.isRebilled ?? false,
      kmBill: moneyText(card.expenses?.kmBillCents ?? null),
      kmPay: moneyText(card.expenses?.kmPayCents ?? null),
    },
  };
}

const lineOf = ({ hourType, weekdays, onHoliday, window, afterMinutes: after }: CardRule) => ({
  ...freshRule(hourType),
  weekdays: [...(weekdays ?? [])],
  onHoliday: onHoliday ?? false,
  from: window ? clock(window.from) : "",
  until: window ? clock(window.until) : "",
  afterDay: after?.day === undefined ? "" : String(after.day / 60),
  afterWeek: after?.week === undefined ? "" : String(after.week / 60),
});

const minuteOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether every amount is one. */
export const isWhole = ({ validFrom, rates }: Draft): boolean =>
  validFrom !== "" && rates.every((it) => centsOf(it.bill) !== null && centsOf(it.pay) !== null);

const centsOf = (text: string): number | null => {
  const euros = Number(parseAmount(text));
  return text.trim() === "" || !Number.isFinite(euros) || euros < 0
    ? null
    : Math.round(euros * 100);
};

export const cardOf = ({ rates, rules, ...draft }: Draft): NewRateCard => ({
  validFrom: draft.validFrom,
  validTo: draft.validTo || null,
  payScale: draft.payScale || null,
  currency: draft.currency.trim().toUpperCase(),
  rates: rates.map(({ hourType, bill, pay }) => ({
    hourType,
    billCents: centsOf(bill) ?? 0,
    payCents: centsOf(pay) ?? 0,
  })),
  rules: rules.map(ruleOf),
  expenses: {
    isRebilled: draft.expenses.isRebilled,
    kmBillCents: centsOf(draft.expenses.kmBill),
    kmPayCents: centsOf(draft.expenses.kmPay),
  },
});

function ruleOf({ hourType, weekdays, onHoliday, from, until, ...line }: RuleLine): CardRule {
  const [day, week] = [parseNumber(line.afterDay), parseNumber(line.afterWeek)];
  const after = {
    ...(day !== null && { day: Math.round(day * 60) }),
    ...(week !== null && { week: Math.round(week * 60) }),
  };
  return {
    hourType,
    ...(weekdays.length > 0 && { weekdays: weekdays.toSorted() }),
    ...(onHoliday && { onHoliday }),
    ...(from &&
      until && { window: { from: minuteOf(from), until: minuteOf(until) || minutesADay } }),
    ...(Object.keys(after).length > 0 && { afterMinutes: after }),
  };
}
