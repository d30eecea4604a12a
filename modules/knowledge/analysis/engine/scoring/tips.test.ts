import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const tipsOf = (text: string, details = {}) => analyse(ad({ text, ...details })).tips;

test("every tip quotes what it rests on", () => {
  const text =
    "Urgent: our client in Antwerp needs Vertiv and UPS know-how, VCA required, rotating shifts.";

  const tips = tipsOf(text, { country: "BE", location: "Antwerp, Belgium" });

  expect(tips.map(({ code }) => code)).toEqual(["permit", "vendor", "urgency", "shift", "agency"]);
  for (const { spans } of tips) expect(spans.length).toBeGreaterThan(0);
  expect(tips[1]?.spans[0]?.quote).toBe("Vertiv");
});

test("a certificate that is only a wish is no reason to turn people down", () => {
  expect(tipsOf("VCA is een pré.")).toEqual([]);
});

test("posting is mentioned where the ad names a place with a declaration of its own", () => {
  const place = { country: "FR", location: "Valclair" };

  expect(tipsOf("Le site de Valclair.", place).map(({ code }) => code)).toEqual(["posting"]);
  expect(tipsOf("Le site.", place)).toEqual([]);
  expect(tipsOf("In Valclair.", { country: "IE", location: "Valclair" })).toEqual([]);
});

test("a place is only named by a whole word", () => {
  const place = { country: "NL", location: "Ede" };

  expect(tipsOf("Een goede baan.", place)).toEqual([]);
  expect(tipsOf("Een baan in Ede.", place).map(({ spans }) => spans[0]?.quote)).toEqual(["Ede"]);
});

test("the texts of the tips are the targeting tips of the specification", () => {
  const { tips, targetingTips } = analyse(ad({ text: "Rotating shifts with Stulz units." }));

  expect(targetingTips).toEqual(tips.map(({ text }) => text));
  expect(targetingTips).toHaveLength(2);
});

test("an employer who wants no agencies is said to, wherever the ad says so", () => {
  const tips = tipsOf("How to apply:\nStrictly no agencies. Keine Personalvermittler.");

  expect(tips.map(({ code }) => code)).toEqual(["refusal"]);
  expect(tips[0]?.spans.map(({ quote }) => quote)).toEqual([
    "Strictly no agencies",
    "Keine Personalvermittler",
  ]);
});
