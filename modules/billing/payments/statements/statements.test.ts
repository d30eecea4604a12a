import { expect, test } from "bun:test";
import { camtOf } from "../fixtures";
import { readStatements } from "./reading";

test.each(["02", "08"] as const)(
  "a statement of version %s says who paid what for which reference",
  (version) => {
    const [statement] = readStatements(
      camtOf({
        version,
        opening: "100.00",
        closing: "1310.00",
        payments: [
          {
            amount: "1210.00",
            reference: "RF18 5390 0754 7034",
            payer: "Main  Hosting GmbH",
            iban: "DE89 3704 0044 0532 0130 00",
            text: "Invoice &amp; annex",
          },
        ],
      }),
    );
    expect(statement).toMatchObject({
      account: "NL91ABNA0417164300",
      closedOn: "2026-11-20",
      isBalanced: true,
      outgoing: 0,
      pending: 0,
    });
    expect(statement?.entries).toMatchObject([
      {
        cents: 121_000,
        currency: "EUR",
        bookedOn: "2026-11-19",
        payerName: "Main Hosting GmbH",
        payerIban: "DE89370400440532013000",
        references: ["RF18539007547034"],
        text: "Invoice & annex",
      },
    ]);
  },
);

test("what the agency paid itself is not kept, and what is not booked yet is counted", () => {
  const [statement] = readStatements(
    camtOf({
      payments: [
        { amount: "3200.00", sign: "DBIT", payer: "A worker" },
        { amount: "10.00", status: "PDNG" },
        { amount: "20.00" },
      ],
    }),
  );
  expect(statement).toMatchObject({ outgoing: 1, pending: 1 });
  expect(statement?.entries.map(({ cents }) => cents)).toEqual([2000]);
  expect(JSON.stringify(statement)).not.toContain("A worker");
});

test("a payment that was taken back counts below zero", () => {
  const [statement] = readStatements(
    camtOf({ payments: [{ amount: "20.00", sign: "DBIT", isReversal: true }] }),
  );
  expect(statement?.entries.map(({ cents }) => cents)).toEqual([-2000]);
});

test("the same payment in a second file has the same key, two alike on one day have two", () => {
  const alike = { amount: "50.00", text: "Rent" };
  const first = readStatements(camtOf({ name: "A", payments: [alike, alike] }))[0]?.entries ?? [];
  const again = readStatements(camtOf({ name: "B", payments: [alike, alike] }))[0]?.entries ?? [];
  expect(again.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
  expect(new Set(first.map(({ key }) => key)).size).toBe(2);
});

test("a statement whose balances do not agree says so", () => {
  const [statement] = readStatements(
    camtOf({ opening: "0.00", closing: "99.00", payments: [{ amount: "98.99" }] }),
  );
  expect(statement?.isBalanced).toBe(false);
});

test.each([
  ["what is no XML", "Date;Amount\n2026-11-20;12,00"],
  ["another message of the bank", "<Document><BkToCstmrDbtCdtNtfctn/></Document>"],
  [
    "a statement without its account",
    "<Document><BkToCstmrStmt><Stmt><Id>1</Id></Stmt></BkToCstmrStmt></Document>",
  ],
  ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${camtOf({ payments: [] })}`],
  ["an amount of a thousandth", camtOf({ payments: [{ amount: "1.005" }] })],
])("%s is refused with a sentence that repeats nothing of it", (_, xml) => {
  const refused = () => readStatements(xml);
  expect(refused).toThrow(/^(?:This|An) /);
  expect(refused).not.toThrow(/1\.005|12,00|ABNA/);
});
