import { expect, test } from "bun:test";
import fc from "fast-check";
import { vat, type VatQuestion } from ".";
import table from "./table.json";

const nl = { country: "NL", vatNumber: "NL002455799B11" };
const de = { country: "DE", vatNumber: "DE136695976" };
const november = { from: "2026-11-02", to: "2026-11-08" };
const asked = (more: Partial<VatQuestion>): VatQuestion => ({
  ...{ seller: nl, buyer: nl, isReverseCharge: false },
  ...november,
  ...more,
});

test.each([
  [{}, { category: "S", rate: 2100, exemption: null }],
  [
    { seller: de, buyer: de },
    { category: "S", rate: 1900 },
  ],
  [
    { seller: de, buyer: de, from: "2020-11-02", to: "2020-11-08" },
    { category: "S", rate: 1600 },
  ],
  [{ buyer: de }, { category: "AE", rate: 0, exemption: "reverseChargeEu" }],
  [{ isReverseCharge: true }, { category: "AE", exemption: "reverseChargeDomestic" }],
  [{ buyer: { country: "GB", vatNumber: null } }, { category: "O", exemption: "outsideEu" }],
])("what %j carries is decided, with its source and date", (more, decision) => {
  const decided = vat.decide(asked(more));
  expect(decided).toMatchObject({
    isDecided: true,
    source: expect.stringMatching(/\w{3}/),
    ...decision,
  });
  // A rule that nobody compared with the law says so.
  expect("checked" in decided && (decided.checked ?? "2026-01-01")).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each([
  [{ buyer: { country: "DE", vatNumber: null } }, "buyerVatNumber"],
  [{ buyer: { country: null, vatNumber: null } }, "buyerCountry"],
  [{ seller: { country: "NL", vatNumber: null } }, "sellerVatNumber"],
  [{ seller: { country: "CH", vatNumber: "CHE" } }, "sellerCountry"],
  [{ seller: { ...de, country: "PL" }, buyer: { ...de, country: "PL" } }, "rate"],
  [{ seller: de, buyer: de, from: "2020-12-28", to: "2021-01-03" }, "rateChanged"],
  [{ buyer: { country: "MC", vatNumber: null } }, "territory"],
  [{ buyer: de, isReverseCharge: true }, "reverseCharge"],
  [{ isReverseCharge: true, buyer: { country: "NL", vatNumber: null } }, "buyerVatNumber"],
])("what the table does not know of %j it does not guess", (more, gap) => {
  expect(vat.decide(asked(more))).toMatchObject({ isDecided: false, gap });
});

test("nothing between two countries is ever charged at a rate of one of them", () => {
  const country = fc.constantFrom(...table.members, ...table.territories, "GB", "CH", "US");
  fc.assert(
    fc.property(country, country, fc.boolean(), (one, other, isReverseCharge) => {
      fc.pre(one !== other);
      const seller = { country: one, vatNumber: "1" };
      const decision = vat.decide(
        asked({ seller, buyer: { country: other, vatNumber: "1" }, isReverseCharge }),
      );
      return !decision.isDecided || (decision.rate === 0 && decision.category !== "S");
    }),
  );
});

test("of one country no two rates hold on the same day", () => {
  for (const of of Map.groupBy(table.rates, ({ country }) => country).values()) {
    const sorted = of.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    for (const [at, it] of sorted.slice(1).entries()) {
      expect(sorted[at]?.until ?? "9999").toSatisfy((until) => until < it.from);
    }
  }
});

test.each([
  ["NL", "NL002455799B11", true],
  ["NL", "NL002455799B12", false],
  ["DE", "DE136695976", true],
  ["DE", "NL002455799B11", false],
  ["BE", "BE0428759497", true],
  ["AT", "ATU13585627", true],
  ["FR", "FR40303265045", true],
  ["GR", "EL094259216", true],
  ["RO", "RO18547290", true],
  ["RO", "RO18547291", false],
  ["GB", "GB999999973", true],
])("in %s a VAT number such as %s is taken by its check digits: %p", (country, number, isWell) => {
  expect(vat.isVatNumber(country, number)).toBe(isWell);
});
