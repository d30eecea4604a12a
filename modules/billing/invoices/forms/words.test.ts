import { expect, test } from "bun:test";
import { issuedRow } from "../issued.testing";
import { formWordsOf } from "./words";

const { content } = issuedRow({ number: "2026-00001", reference: "RF1", blockedCents: 0 });
const from = (country: string) =>
  formWordsOf({
    ...content,
    language: "nl",
    seller: { ...content.seller, country },
    vat: { category: "E", rate: 0, exemption: "smallBusiness", source: "art. 25" },
  }).exemption;

test("a small business says that it charges no VAT in the words of its own country's law", () => {
  expect(from("DE")).toBe("Steuerbefreiung für Kleinunternehmer (§ 19 UStG)");
  expect(from("FR")).toBe("TVA non applicable, art. 293 B du CGI");
  expect(from("BE")).toContain("Bijzondere vrijstellingsregeling kleine ondernemingen");
  expect(from("AT")).toContain("§ 6 Abs. 1 Z 27");
});

test("where those words are not known it is said in the reader's language, with its source", () => {
  expect(from("NL")).toBe("Vrijgesteld van btw: kleineondernemersregeling (art. 25)");
});
