import { expect, test } from "bun:test";
import fc from "fast-check";
import { datevBytes } from "./datev";
import {
  grossPosting,
  invoicePostings,
  type LedgerInvoice,
  paymentPosting,
  defaultAccounts as accounts,
} from "./rules";
import { selfBillPostings } from "./self-bills";

const invoice = (change: Partial<LedgerInvoice> = {}): LedgerInvoice => ({
  id: "i1",
  kind: "invoice",
  number: "2026-00041",
  issuedOn: "2026-11-23",
  issuedAt: "2026-11-23T09:00:00.000Z",
  dueOn: "2026-12-23",
  periodTo: "2026-11-22",
  currency: "EUR",
  netCents: 100_000,
  vatCents: 19_000,
  grossCents: 119_000,
  vat: { category: "S", rate: 1900, exemption: null },
  clientSeq: 7,
  buyerName: "Łódź Rechenzentrum „Süd“ GmbH",
  buyerVatNumber: "DE123456789",
  ...change,
});
const payment = {
  id: "p1",
  kind: "bank" as const,
  invoiceNumber: "2026-00041",
  clientSeq: 7,
  buyerName: "Süd GmbH",
  paidOn: "2026-11-30",
  bookedAt: "2026-12-01T08:00:00.000Z",
  currency: "EUR",
  cents: 119_000,
};

const told = ({ debit, credit, cents }: { debit: string; credit: string; cents: number }) => [
  debit,
  credit,
  cents,
];

test("an invoice is owed by its client, earned and held as VAT", () => {
  expect(invoicePostings(invoice(), accounts).map(told)).toEqual([
    ["10007", "8400", 100_000],
    ["10007", "1776", 19_000],
  ]);
});

test("a credit note is the same the other way round, and reverse charge has an account of its own", () => {
  const credit = invoice({
    kind: "creditNote",
    vatCents: 0,
    vat: { category: "AE", rate: 0, exemption: "reverseChargeEu" },
  });
  expect(invoicePostings(credit, accounts).map(told)).toEqual([["8336", "10007", 100_000]]);
});

test.each([
  ["within the EU", { category: "AE", rate: 0 }, false, "3123"],
  ["outside the EU", { category: "AE", rate: 0 }, true, "3125"],
  ["a small business", { category: "E", rate: 0 }, false, "3109"],
  ["their own country, with VAT", { category: "S", rate: 1900 }, false, "3106"],
] as const)(
  "work of a freelancer from %s is a cost of its own",
  (_, vat, isFromOutside, account) => {
    const { clientSeq: __, buyerName: ___, buyerVatNumber: ____, ...document } = invoice();
    const seller = { supplierSeq: 3, sellerName: "Meier", sellerVatNumber: null, isFromOutside };
    const [net] = selfBillPostings({ ...document, ...seller, vat }, accounts);
    expect(net && told(net)).toEqual([account, "70003", 100_000]);
  },
);

test("money settles what is owed, and what was undone is owed again", () => {
  expect(told(paymentPosting(payment, accounts))).toEqual(["1200", "10007", 119_000]);
  expect(told(paymentPosting({ ...payment, cents: -119_000 }, accounts))).toEqual([
    "10007",
    "1200",
    119_000,
  ]);
  expect(told(paymentPosting({ ...payment, kind: "writeOff" }, accounts))[0]).toBe("2400");
});

test("whatever is invoiced and paid, a client's account ends at what is open", () => {
  const amounts = fc.record({ net: fc.nat(1e9), vat: fc.nat(1e8), paid: fc.integer() });
  fc.assert(
    fc.property(amounts, ({ net, vat, paid }) => {
      const cents = Math.max(-1e9, Math.min(1e9, paid)) || 1;
      const postings = [
        ...invoicePostings(invoice({ netCents: net, vatCents: vat }), accounts),
        paymentPosting({ ...payment, cents }, accounts),
      ];
      const balance = postings.reduce(
        (sum, it) =>
          sum + (it.debit === "10007" ? it.cents : 0) - (it.credit === "10007" ? it.cents : 0),
        0,
      );
      expect(balance).toBe(net + vat - cents);
    }),
  );
});

/** What DATEV publishes of its fields ("Buchungsstapel", column "Ausdruck"). */
const published: Record<number, RegExp> = {
  1: /^\d{1,10}[,]\d{2}$/,
  2: /^["](S|H)["]$/,
  3: /^["]([A-Z]{3})["]$/,
  7: /^(\d{1,9})$/,
  8: /^(\d{1,9})$/,
  10: /^(\d{4})$/,
  11: /^(["][\w$%\-/]{0,36}["])$/,
  14: /^(["].{0,60}["])$/,
};

test("a posting batch has the header, the columns and the forms of fields that DATEV publishes", () => {
  const postings = [
    ...grossPosting(invoice(), accounts),
    paymentPosting(payment, { ...accounts, firstDebtor: 0 }),
  ];
  const batch = { from: "2026-11-01", to: "2026-11-30", createdAt: "2026-12-01T08:00:00.000Z" };
  const bytes = datevBytes(postings, { ...batch, accounts });
  const text = new TextDecoder("windows-1252").decode(bytes);
  const [header = "", heads = "", ...rows] = text.split("\r\n");
  expect(header).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20261201080000000;;"RE";"";"";1001;1;20260101;4;20261101;20261130;/,
  );
  expect(header.split(";")).toHaveLength(31);
  expect(heads.split(";")).toHaveLength(125);
  expect(rows.pop()).toBe("");
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const fields = row.split(";");
    expect(fields).toHaveLength(125);
    for (const [n, form] of Object.entries(published)) expect(fields[Number(n) - 1]).toMatch(form);
  }
  expect(rows[0]).toStartWith('1190,00;"S";"EUR";');
  // A letter that the code page lacks loses its mark, one that it has stays.
  expect(rows[0]).toContain('"Lódz Rechenzentrum „Süd“ GmbH"');
});
