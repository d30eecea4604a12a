import fc from "fast-check";
import { syntaxes, type Syntax } from "@/modules/billing/details/rules";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { expenseKinds } from "@/modules/staffing/timesheets/rules";
import { addDays } from "@/src/calendar";
import type { Annex, ContentLine, InvoiceContent, Party } from "../content";
import { creditorReference, netOf, numberOf, splitOf, totalsOf } from "../rules";

type Trader = Party & { rate: number };

const dutch: Trader = {
  name: "Noord Technische Detachering B.V.",
  street: "Kade 1",
  postalCode: "1011 AA",
  city: "Amsterdam",
  country: "NL",
  vatNumber: "NL002455799B11",
  registration: "12345678",
  endpoint: { scheme: "0106", id: "12345678" },
  rate: 2100,
};
const german: Trader = {
  name: "Rheinwerk & Söhne GmbH",
  street: "Hafenstraße 7",
  postalCode: "60311",
  city: "Frankfurt am Main",
  country: "DE",
  vatNumber: "DE136695976",
  registration: "HRB 1234",
  endpoint: { scheme: "9930", id: "DE136695976" },
  rate: 1900,
};
const belgian: Trader = {
  name: "Haven <Data> NV",
  street: "Kaai 3",
  postalCode: "2000",
  city: "Antwerpen",
  country: "BE",
  vatNumber: "BE0428759497",
  registration: "0428759497",
  endpoint: { scheme: "0208", id: "0428759497" },
  rate: 2100,
};
const british: Trader = {
  name: "Thames Colo Ltd",
  street: "1 Dock Road",
  postalCode: "E14 9SH",
  city: "London",
  country: "GB",
  vatNumber: null,
  registration: "01234567",
  endpoint: { scheme: "0088", id: "4035811991014" },
  rate: 0,
};

const sellers = { NL: dutch, DE: german, BE: belgian };

const line = fc
  .record({
    deploymentId: fc.uuid(),
    name: fc.constantFrom("D-0031 UPS engineer", 'D-0032 Ingénieur <HVAC> & "co"', "D-0100 Łódź"),
    hourType: fc.constantFrom(...hourTypes),
    minutes: fc.integer({ min: 1, max: 12_000 }),
    rateCents: fc.integer({ min: 1500, max: 30_000 }),
    expense: fc.option(fc.constantFrom(...expenseKinds), { nil: undefined, freq: 1 }),
  })
  .map(({ expense, ...it }): ContentLine => {
    const days = { from: "2026-11-02", to: "2026-11-08" };
    if (expense) return { ...it, ...days, expense, minutes: 0, netCents: it.rateCents };
    return { ...it, ...days, netCents: netOf(it.minutes, it.rateCents) };
  });

/** What an agency may have to invoice: every decision of VAT, both kinds, one account or two. */
export const anyContent = (syntax?: Syntax): fc.Arbitrary<InvoiceContent> =>
  fc
    .record({
      n: fc.integer({ min: 1, max: 99_999 }),
      kind: fc.constantFrom("invoice" as const, "creditNote" as const),
      seller: fc.constantFrom(sellers.NL, sellers.DE, sellers.BE),
      buyer: fc.constantFrom(dutch, german, belgian, british),
      isReverseCharge: fc.boolean(),
      isSelfBilled: fc.boolean(),
      isSmallBusiness: fc.boolean(),
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      language: fc.constantFrom("nl" as const, "en" as const, "de" as const),
      days: fc.integer({ min: 0, max: 60 }),
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
      orderNumber: fc.option(fc.constantFrom("4500123", "PO <7>"), { nil: null }),
      footer: fc.constantFrom("", "Waadi 12345678\nSNA NEN 4400-1"),
      syntax: syntax ? fc.constant(syntax) : fc.constantFrom(...syntaxes),
    })
    .map((it) => contentOf(it));

type Choice = {
  n: number;
  kind: InvoiceContent["kind"];
  seller: Trader;
  buyer: Trader;
  isReverseCharge: boolean;
  isSelfBilled: boolean;
  isSmallBusiness: boolean;
  lines: ContentLine[];
  language: InvoiceContent["language"];
  days: number;
  percent: number | null;
  orderNumber: string | null;
  footer: string;
  syntax: Syntax;
};

function contentOf(choice: Choice): InvoiceContent {
  const { n, kind, lines, days, percent, syntax, language, orderNumber, footer } = choice;
  const number = numberOf("2026", n);
  const vat = vatFor(choice);
  const totals = totalsOf(lines, vat.rate);
  const { blockedCents, freeCents } = splitOf(totals.grossCents, percent);
  const iban = "NL91ABNA0417164300";
  const isSmall = vat.exemption === "smallBusiness";
  const taxNumber = isSmall ? { vatNumber: null, taxNumber: "27/123/45678" } : {};
  const seller = { ...plain(choice.seller), ...taxNumber };
  return {
    kind,
    number,
    issuedOn: "2026-11-10",
    dueOn: addDays("2026-11-10", days),
    periodFrom: "2026-11-02",
    periodTo: "2026-11-08",
    currency: "EUR",
    language,
    syntax,
    seller: { ...seller, contact: { name: "Eva", phone: "+31 20 1234567", email: "e@n.example" } },
    buyer: plain(choice.buyer),
    buyerReference: "04011000-12345-34",
    orderNumber,
    credits:
      kind === "creditNote"
        ? { number: numberOf("2025", n), issuedOn: "2026-11-03", reason: "Wrong rate" }
        : null,
    ...(choice.isSelfBilled && { selfBilled: { mention: "Self-billing" } }),
    lines,
    vat,
    totals,
    payment: {
      reference: creditorReference(number),
      iban,
      bic: "ABNANL2A",
      blocked:
        percent === null
          ? null
          : { iban: "NL20INGB0001234567", cents: blockedCents, percent, wageCents: 61_705 },
      freeCents,
    },
    footer,
  };
}

const plain = ({ rate: _, ...party }: Trader): Party => party;

function vatFor({ seller, buyer, isReverseCharge, ...who }: Choice): InvoiceContent["vat"] {
  const source = "Directive 2006/112/EC, art. 44 and 196";
  if (buyer === british) return { category: "O", rate: 0, exemption: "outsideEu", source };
  if (buyer.country !== seller.country)
    return { category: "AE", rate: 0, exemption: "reverseChargeEu", source };
  if (who.isSelfBilled && who.isSmallBusiness)
    return { category: "E", rate: 0, exemption: "smallBusiness", source: "UStG § 19" };
  if (isReverseCharge)
    return { category: "AE", rate: 0, exemption: "reverseChargeDomestic", source };
  return { category: "S", rate: seller.rate, exemption: null, source };
}

export const annexFor = ({ lines, payment }: InvoiceContent): Annex => {
  const [person, week, [first]] = ["Ann Bakker", "2026-11-02", lines];
  const at = "2026-11-09T08:12:00.000Z";
  const minutes = lines.reduce((sum, it) => sum + it.minutes, 0);
  const work = { work: "Hall 4", agreement: "D-0031", person, minutes };
  const wageCents = payment.blocked?.wageCents ?? 0;
  return {
    hours: lines.map(({ from, to, hourType, ...it }) => ({
      ...{ person, workedOn: from, hourType, minutes: it.minutes, approvedOn: to },
    })),
    expenses: [
      {
        ...{ person, spentOn: week, kind: "lodging", note: "Hotel", cents: 10_371 },
        spent: { cents: 9000, currency: "GBP", perEuro: 0.8678, ratedOn: "2025-10-21" },
      },
    ],
    approvals: [
      {
        ...{ person, week, minutes, by: "Bert Chief", at, network: "203.0.113.7", proof: null },
        digest: "ab".repeat(32),
      },
    ],
    liability: payment.blocked && {
      people: [{ ...work, from: first?.from ?? week, to: first?.to ?? week }],
      wages: [{ work: work.work, minutes, wageCents }],
    },
  };
};
