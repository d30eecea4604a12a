import { expect, test } from "bun:test";
import type { Exemption } from "@/modules/billing/vat/rules";
import { issuedRow } from "../issued.testing";
import { formWordsOf } from "./words";

const { content } = issuedRow({ number: "2026-00001", reference: "RF1", blockedCents: 0 });
const from = (country: string, exemption: Exemption = "smallBusiness") =>
  formWordsOf({
    ...content,
    language: "nl",
    seller: { ...content.seller, country },
    vat: {
      category: exemption === "smallBusiness" ? "E" : "AE",
      rate: 0,
      exemption,
      source: "art. 1",
    },
  }).exemption;

test("a small business says that it charges no VAT in the words of its own country's law", () => {
  expect(from("DE")).toBe("Steuerbefreiung für Kleinunternehmer (§ 19 UStG)");
  expect(from("FR")).toBe("TVA non applicable, art. 293 B du CGI");
  expect(from("BE")).toContain("Bijzondere vrijstellingsregeling kleine ondernemingen");
  expect(from("AT")).toContain("§ 6 Abs. 1 Z 27");
});

test("the VAT on construction in Belgium is shifted in the words that hold there since 2023", () => {
  expect(from("BE", "reverseChargeDomestic")).toMatch(
    /^Verlegging van heffing\. Bij gebrek .* \/ Autoliquidation : En l'absence/,
  );
  expect(from("NL", "reverseChargeDomestic")).toBe("Btw verlegd (art. 1)");
});

test("where those words are not known it is said in the reader's language, with its source", () => {
  expect(from("SE")).toBe("Vrijgesteld van btw: kleineondernemersregeling (art. 1)");
});
