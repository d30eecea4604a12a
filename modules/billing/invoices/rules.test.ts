import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  amountOf,
  creditorReference,
  grouped,
  hoursOf,
  isCreditorReference,
  netOf,
  numberOf,
  keptUntil,
  retentionOf,
  splitOf,
  totalsOf,
  vatAmount,
} from "./rules";

const cents = fc.integer({ min: 1, max: 50_000 });
const minutes = fc.integer({ min: 1, max: 20_000 });
const hours = fc.array(
  fc.record({
    id: fc.uuid(),
    deploymentId: fc.constantFrom("a", "b", "c"),
    workedOn: fc.constantFrom("2026-11-02", "2026-11-03", "2026-11-08"),
    hourType: fc.constantFrom("regular", "night", "overtime"),
    minutes: fc.integer({ min: 1, max: 1440 }),
    billRateCents: fc.constantFrom(7500, 8125, 9999),
  }),
  { minLength: 1, maxLength: 60 },
);

test("over 10,000 invoices the sums are those that EN 16931 asks for, to the cent", () => {
  const line = fc.record({ minutes, rate: cents });
  const lines = fc.array(line, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 1600, 1900, 2100, 2550), (of, rate) => {
      const nets = of.map((it) => ({ netCents: netOf(it.minutes, it.rate) }));
      const { netCents, vatCents, grossCents } = totalsOf(nets, rate);
      // In whole numbers as large as it takes: twice the distance to the exact value is at most one.
      const exact = (it: (typeof of)[number]) => BigInt(it.minutes) * BigInt(it.rate);
      for (const [at, it] of of.entries()) {
        const off = BigInt(nets[at]?.netCents ?? 0) * 60n - exact(it);
        expect(off * 2n <= 60n && off * 2n > -60n).toBeTrue();
      }
      const off = BigInt(vatCents) * 10_000n - BigInt(netCents) * BigInt(rate);
      expect(off * 2n <= 10_000n && off * 2n > -10_000n).toBeTrue();
      expect(grossCents).toBe(nets.reduce((sum, it) => sum + it.netCents, 0) + vatCents);
    }),
    { numRuns: 10_000 },
  );
});

test("a half cent goes up", () => {
  expect([netOf(30, 101), netOf(20, 100), vatAmount(50, 2100), vatAmount(250, 1000)]).toEqual([
    51, 33, 11, 25,
  ]);
});

test("every minute is on exactly one line, whatever order the hours come in", () => {
  fc.assert(
    fc.property(hours, (of) => {
      const lines = grouped(of);
      const sum = (all: { minutes: number }[]) => all.reduce((n, it) => n + it.minutes, 0);
      expect(sum(lines)).toBe(sum(of));
      const plain = (all: typeof lines) => all.map((it) => JSON.stringify(it)).toSorted();
      expect(plain(grouped(of.toReversed()))).toEqual(plain(lines));
      const kinds = new Set(lines.map((it) => `${it.deploymentId} ${it.hourType} ${it.rateCents}`));
      expect(kinds.size).toBe(lines.length);
    }),
  );
});

test("a reference is told from one with a wrong or a swapped sign", () => {
  expect(creditorReference("539007547034")).toBe("RF18539007547034");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 4, max: 10 }), (n, at) => {
      const reference = creditorReference(numberOf("2026", n));
      expect(isCreditorReference(reference)).toBeTrue();
      const other = reference[at] === "7" ? "8" : "7";
      const wrong = reference.slice(0, at) + other + reference.slice(at + 1);
      expect(wrong === reference || !isCreditorReference(wrong)).toBeTrue();
    }),
  );
});

test("what goes to the blocked account and the rest are the whole", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 100 }), (gross, percent) => {
      const { blockedCents, freeCents } = splitOf(gross, percent);
      expect(blockedCents + freeCents).toBe(gross);
      expect(freeCents).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(splitOf(1000, null)).toEqual({ blockedCents: 0, freeCents: 1000 });
});

test("numbers and amounts are written as files and people read them", () => {
  expect(numberOf("2026", 31)).toBe("2026-00031");
  expect([amountOf(5), amountOf(-12), amountOf(123_456)]).toEqual(["0.05", "-0.12", "1234.56"]);
  expect([hoursOf(480), hoursOf(20), hoursOf(495)]).toEqual(["8", "0.333333", "8.25"]);
  expect(["NL", "DE", "PL"].map((it) => retentionOf(it).years)).toEqual([7, 8, 10]);
  expect(keptUntil("2026-03-02", "DE")).toBe("2034-12-31");
});
