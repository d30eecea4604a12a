import { expect, test } from "bun:test";
import fc from "fast-check";
import { isCreditorReference } from "@/modules/billing/invoices/rules";
import { matchOf, type Money, type OpenInvoice, referencesIn } from "./rules";

const invoice = (change: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: "i1",
  number: "2026-0041",
  reference: "RF18539007547034",
  clientId: "c1",
  clientName: "Main Hosting GmbH",
  currency: "EUR",
  openCents: 121_000,
  blockedCents: 0,
  ...change,
});
const other = invoice({
  id: "i2",
  number: "2026-0042",
  reference: "RF712348231",
  openCents: 50_000,
});
const money = (change: Partial<Money> = {}): Money => ({
  cents: 121_000,
  currency: "EUR",
  payerName: null,
  payerIban: null,
  references: [],
  text: "",
  ...change,
});
const whole = [{ invoiceId: "i1", cents: 121_000 }];

test("reference and amount together are certain, in their own field or within words", () => {
  for (const paid of [
    money({ references: ["RF18539007547034"] }),
    money({ text: "invoice rf18 5390 0754 7034 thank you" }),
    money({ text: "RF18539007547034Datacenter" }),
  ]) {
    expect(matchOf(paid, [invoice(), other])).toEqual({
      ground: "reference",
      isCertain: true,
      allocations: whole,
    });
  }
});

test("one payment of two references is certain where it is the sum of both", () => {
  const both = { references: ["RF18539007547034", "RF712348231"] };
  expect(matchOf(money({ ...both, cents: 171_000 }), [invoice(), other])).toMatchObject({
    ground: "several-references",
    isCertain: true,
  });
  expect(matchOf(money({ ...both, cents: 150_000 }), [invoice(), other])).toMatchObject({
    ground: "part",
    isCertain: false,
    allocations: [whole[0], { invoiceId: "i2", cents: 29_000 }],
  });
});

test("the share for the blocked account and the rest are certain, any other part is proposed", () => {
  const shared = invoice({ blockedCents: 30_000 });
  const references = ["RF18539007547034"];
  for (const cents of [30_000, 91_000]) {
    expect(matchOf(money({ references, cents }), [shared])).toMatchObject({
      ground: "blocked-account",
      allocations: [{ invoiceId: "i1", cents }],
    });
  }
  expect(matchOf(money({ references, cents: 40_000 }), [shared])).toMatchObject({ ground: "part" });
  expect(matchOf(money({ references, cents: 130_000 }), [shared])).toMatchObject({
    ground: "over",
    allocations: whole,
  });
});

test("an invoice number, a known account and a name are proposed, never booked", () => {
  const open = [invoice(), other];
  const known = new Map([["DE89", "c1"]]);
  expect(matchOf(money({ text: "Rg. 2026-0041" }), open)).toMatchObject({
    ground: "invoice-number",
    isCertain: false,
    allocations: whole,
  });
  expect(matchOf(money({ payerIban: "DE89" }), open, known)).toMatchObject({
    ground: "known-payer",
    isCertain: false,
  });
  expect(matchOf(money({ payerName: "MAIN HOSTING" }), open)).toMatchObject({
    ground: "payer-name",
    isCertain: false,
  });
});

test("a number within a longer one, two of the same amount and another currency say nothing", () => {
  expect(matchOf(money({ text: "12026-00415" }), [invoice()])).toBeNull();
  const twins = [invoice(), invoice({ id: "i3", reference: null })];
  expect(matchOf(money({ payerName: "Main Hosting" }), twins)).toBeNull();
  expect(
    matchOf(money({ references: ["RF18539007547034"], currency: "CHF" }), [invoice()]),
  ).toBeNull();
});

test("a payment that was taken back is proposed against its invoice", () => {
  const back = money({ cents: -121_000, references: ["RF18539007547034"] });
  expect(matchOf(back, [invoice({ openCents: 0 })])).toEqual({
    ground: "returned",
    isCertain: false,
    allocations: [{ invoiceId: "i1", cents: -121_000 }],
  });
});

test("a reference with a wrong check digit is none", () => {
  expect(isCreditorReference("RF18539007547034")).toBe(true);
  expect(isCreditorReference("RF19539007547034")).toBe(false);
  expect(referencesIn({ references: ["RF19539007547034"], text: "" }).size).toBe(0);
});

test("whatever is open, a match gives out no more than the payment, and what is certain exactly it", () => {
  const invoices = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      number: fc.stringMatching(/^20\d\d-\d{4}$/),
      reference: fc.constantFrom("RF18539007547034", "RF712348231", null),
      clientId: fc.constantFrom("c1", "c2"),
      clientName: fc.constantFrom("Main Hosting GmbH", "Rack BV"),
      currency: fc.constantFrom("EUR", "CHF"),
      openCents: fc.integer({ min: 1, max: 9 }),
      blockedCents: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  );
  const paid = fc.record({
    cents: fc.integer({ min: 1, max: 20 }),
    currency: fc.constantFrom("EUR", "CHF"),
    payerName: fc.constantFrom(null, "Rack B.V."),
    payerIban: fc.constantFrom(null, "DE89"),
    references: fc.subarray(["RF18539007547034", "RF712348231"]),
    text: fc.constantFrom("", "for 2026-0001"),
  });
  fc.assert(
    fc.property(paid, invoices, (given, open) => {
      const match = matchOf(given, open, new Map([["DE89", "c1"]]));
      if (!match) return;
      const sum = match.allocations.reduce((total, { cents }) => total + cents, 0);
      expect(sum).toBeLessThanOrEqual(given.cents);
      if (match.isCertain) expect(sum).toBe(given.cents);
      for (const { invoiceId, cents } of match.allocations) {
        const one = open.find(({ id }) => id === invoiceId);
        expect(one?.currency).toBe(given.currency);
        expect(cents).toBeLessThanOrEqual(one?.openCents ?? 0);
      }
    }),
  );
});
