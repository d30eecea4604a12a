import { expect, test } from "bun:test";
import { withoutContacts } from "./reading/draft";

test.each([
  ["Bel Anna op 06-12345678 of mail", "Bel Anna op [phone] of mail"],
  ["Tel. +31 (0)20 555 01 23.", "Tel. [phone]."],
  ["Telefon: 0711 / 123456-0 ab 9 Uhr", "Telefon: [phone] ab 9 Uhr"],
  ["Appelez le 01 99 00 12 34", "Appelez le [phone]"],
  ["0123 45678", "[phone]"],
  ["Tél : 01.23.45.67.89", "Tél : [phone]"],
  ["06.12.34.56.78 ou 01-99-00-12-34", "[phone] ou [phone]"],
  ["020 7946 0123 hours 9-17", "[phone] hours 9-17"],
  ["tel 123 45 67", "tel [phone]"],
  ["Llámanos al teléfono 910 055 123", "Llámanos al teléfono [phone]"],
  ["call us: 020 7946 0123", "call us: [phone]"],
  ["(030) 55 501 234", "[phone]"],
  ["0049 69 5550 1234", "[phone]"],
  ["write to jobs.nl@polder-cloud.example now", "write to [e-mail] now"],
  ["Llámanos al +34 910 055 123", "Llámanos al [phone]"],
  ["+34.910.055.123", "[phone]"],
  ["jan (at) polder.example", "[e-mail]"],
])("%p loses the way to reach a person", (text, expected) => {
  expect(withoutContacts(text)).toBe(expected);
});

test.each([
  "€ 45.000 - € 55.000 bruto per jaar",
  "45.000 – 55.000 EUR",
  "£32,000 - £38,000 a year",
  "CHF 95'000.– bis 110'000.–",
  "1.000.000 Euro Budget",
  "from 01.02.2027 until 31.12.2027",
  "2026-11-20 09:00-17:00",
  "24/7, 36-40 uur, 3x8",
  "NEN 3140, NEN 1010, EN 50600-2-3, ISO 27001:2022",
  "10kV, 10 kV, 0,4 kV, 400/230 V, 18 MW",
  "12 years and 5+ countries",
  "REF2025N, JR2021705, 744000137613800",
  "+100.000.000 requests, over 120 MW",
  "between 08:00 and 20:00",
  "PUE 1.12, 99.999 %",
  "@channel is no address",
  "0123 4567",
  "from 01.02.2027 (24 months)",
  "01.02.27 - 31.12.27",
  "012 345 678 kWh, 012.345.678 EUR",
  "tel 12 34 56",
  "00 1234 5678 9012 3456",
])("%p is no way to reach a person and stays", (text) => {
  expect(withoutContacts(text)).toBe(text);
});
