import { expect, test } from "bun:test";
import fc from "fast-check";
import { billByMarkup, billFor, feeOf, hourly } from "./rules";

const aims = { targetMargin: 22, floorMargin: 12, targetFee: 25, floorFee: 15 };
const euros = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const deals = fc.record({
  pay: euros(300),
  employerPercent: fc.integer({ min: 0, max: 600 }).map((it) => it / 10),
  perDiem: euros(200),
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  bill: euros(500),
});

test("an hour is reckoned from pay to margin as one does on the telephone", () => {
  const deal = { pay: 40, employerPercent: 20, perDiem: 40, hoursPerWeek: 40, bill: 70 };
  expect(hourly(deal, aims)).toEqual({
    employerCost: 8,
    perDiemAnHour: 5,
    breakEven: 53,
    margin: 17,
    marginPercent: (17 / 70) * 100,
    targetBill: 67.95,
    floorBill: 60.23,
    isBelowFloor: false,
    marginAWeek: 680,
  });
});

test("the parts add up to the bill, to the cent", () => {
  fc.assert(
    fc.property(deals, (deal) => {
      const it = hourly(deal, aims);
      const sum = deal.pay + it.employerCost + it.perDiemAnHour + it.margin;
      expect(Math.abs(sum - deal.bill)).toBeLessThan(0.005);
    }),
  );
});

test("billing the floor is never below it, and a cent less always is", () => {
  fc.assert(
    fc.property(deals, (deal) => {
      const { floorBill, breakEven } = hourly(deal, aims);
      fc.pre(breakEven > 0);
      expect(hourly({ ...deal, bill: floorBill }, aims).isBelowFloor).toBe(false);
      expect(hourly({ ...deal, bill: floorBill - 0.01 }, aims).isBelowFloor).toBe(true);
    }),
  );
});

test("the bill for a margin earns at least that margin, and a cent less does not", () => {
  fc.assert(
    fc.property(euros(500), fc.integer({ min: 0, max: 80 }), (cost, percent) => {
      fc.pre(cost > 0);
      const earned = (bill: number) => Math.round((bill - cost) * 10_000) / (bill * 100);
      const bill = billFor(cost, percent);
      // A cent less than nearly nothing is no bill.
      fc.pre(bill > 0.02);
      expect(earned(bill)).toBeGreaterThanOrEqual(percent - 0.02);
      expect(earned(bill - 0.02)).toBeLessThan(percent + 0.000_1);
    }),
  );
});

test("more pay, more per diem or more on top never earns more", () => {
  fc.assert(
    fc.property(deals, euros(50), (deal, more) => {
      const { margin } = hourly(deal, aims);
      expect(hourly({ ...deal, pay: deal.pay + more }, aims).margin).toBeLessThanOrEqual(margin);
      expect(hourly({ ...deal, perDiem: deal.perDiem + more }, aims).margin).toBeLessThanOrEqual(
        margin,
      );
      const dearer = { ...deal, employerPercent: deal.employerPercent + more };
      expect(hourly(dearer, aims).margin).toBeLessThanOrEqual(margin);
    }),
  );
});

test("without a bill there is no margin in percent, and without hours no per diem in an hour", () => {
  const deal = { pay: 40, employerPercent: 20, perDiem: 40, hoursPerWeek: 0, bill: 0 };
  expect(hourly(deal, aims)).toMatchObject({ marginPercent: null, perDiemAnHour: 0, margin: -48 });
});

test("a fee is a share of the year's pay, and a markup one of the cost", () => {
  expect(feeOf({ salary: 80_000, feePercent: 14.9 }, aims)).toEqual({
    fee: 11_920,
    targetFee: 20_000,
    floorFee: 12_000,
    isBelowFloor: true,
  });
  expect(billByMarkup(53, 30)).toBe(68.9);
});
