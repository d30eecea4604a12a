/** In percent: a margin of what is billed, a fee of a year's pay. Below the floor somebody else has to agree. */
export type Aims = {
  targetMargin: number;
  floorMargin: number;
  targetFee: number;
  floorFee: number;
};

/** A per diem is paid for each of so many days of a week. */
export const workDays = 5;
/** Hours a week where nobody noted them. */
export const fullWeek = 40;

/** An agreement on hourly work, all amounts in euros. */
export type HourlyDeal = {
  pay: number;
  /** Percent of the pay that the employer pays on top. */
  employerPercent: number;
  /** Travel and housing per working day. */
  perDiem: number;
  hoursPerWeek: number;
  bill: number;
};

export type Calculation = {
  employerCost: number;
  perDiemAnHour: number;
  /** What an hour costs; billing this much earns nothing. */
  breakEven: number;
  margin: number;
  /** Percent of the bill; null where nothing is billed. */
  marginPercent: number | null;
  targetBill: number;
  floorBill: number;
  isBelowFloor: boolean;
  marginAWeek: number;
};

/** From pay to margin, per hour; each part is rounded to cents as an invoice rounds it. */
export function hourly(deal: HourlyDeal, aims: Aims): Calculation {
  const { breakEven, margin, ...parts } = marginOf(deal);
  const floorBill = billFor(breakEven, aims.floorMargin);
  return {
    ...parts,
    breakEven,
    margin,
    marginPercent: deal.bill > 0 ? (margin / deal.bill) * 100 : null,
    targetBill: billFor(breakEven, aims.targetMargin),
    floorBill,
    isBelowFloor: deal.bill < floorBill,
    marginAWeek: cents(margin * deal.hoursPerWeek),
  };
}

/** What an hour costs, and what is left of the bill for it. */
export function marginOf({ pay, employerPercent, perDiem, hoursPerWeek, bill }: HourlyDeal) {
  const employerCost = cents((pay * employerPercent) / 100);
  const perDiemAnHour = hoursPerWeek > 0 ? cents((perDiem * workDays) / hoursPerWeek) : 0;
  const breakEven = cents(pay + employerCost + perDiemAnHour);
  return { employerCost, perDiemAnHour, breakEven, margin: cents(bill - breakEven) };
}

/** The lowest bill, in whole cents, whose margin is at least so many percent of it. */
export function billFor(cost: number, marginPercent: number): number {
  const exact = cost / (1 - marginPercent / 100);
  return Math.ceil(Math.round(exact * 100_000) / 1000) / 100;
}

/** What a client who agreed on a markup pays for an hour. */
export const billByMarkup = (cost: number, markupPercent: number): number =>
  cents(cost * (1 + markupPercent / 100));

export type FeeDeal = { salary: number; feePercent: number };
export type Fee = { fee: number; targetFee: number; floorFee: number; isBelowFloor: boolean };

/** What placing somebody for good earns: percent of a year's pay. */
export function feeOf({ salary, feePercent }: FeeDeal, aims: Aims): Fee {
  return {
    fee: cents((salary * feePercent) / 100),
    targetFee: cents((salary * aims.targetFee) / 100),
    floorFee: cents((salary * aims.floorFee) / 100),
    isBelowFloor: feePercent < aims.floorFee,
  };
}

const cents = (euros: number) => Math.round((euros + Number.EPSILON) * 100) / 100;
