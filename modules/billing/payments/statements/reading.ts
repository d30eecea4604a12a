import { createHash } from "node:crypto";
import { Failure } from "@/src/errors";
import { type CamtEntry, type CamtStatement, type CamtTransaction, readCamt } from "./camt";

/** Money that came in, or that was taken back; what the agency paid itself is not kept. */
export type IncomingEntry = {
  /** Identifies the entry, also where two files overlap. */
  key: string;
  bookedOn: string;
  /** Of the currency's hundredth part; below zero where a payment was returned. */
  cents: number;
  currency: string;
  payerName: string | null;
  payerIban: string | null;
  /** Creditor references as the payer's bank handed them on, without blanks. */
  references: string[];
  text: string;
};

export type BankStatement = {
  /** What the bank calls it. */
  name: string;
  account: string;
  currency: string;
  closedOn: string | null;
  entries: IncomingEntry[];
  /** How many of its entries were outgoing, and how many not booked yet. */
  outgoing: number;
  pending: number;
  /** Whether the opening balance and all entries make the closing balance; null where it names none. */
  isBalanced: boolean | null;
};

/** What a CAMT.053 file says of money that came in; a file that is none is refused. */
export function readStatements(xml: string): BankStatement[] {
  const statements = readCamt(xml).map(statementOf);
  if (statements.some(({ entries }) => entries.some(({ cents }) => Number.isNaN(cents)))) {
    throw new Failure(
      "invalid",
      "An amount has more than two decimals. Ask your bank for a new file.",
    );
  }
  return statements;
}

function statementOf(statement: CamtStatement): BankStatement {
  const { Acct, Ntry = [] } = statement;
  const account = Acct.Id.IBAN ?? Acct.Id.Othr?.Id ?? "";
  const booked = Ntry.filter(isBooked);
  const entries = booked.flatMap(partsOf).filter(isIncoming);
  return {
    name: statement.Id,
    account: compact(account),
    currency: Acct.Ccy ?? Ntry[0]?.Amt.Ccy ?? "EUR",
    closedOn: balanceOf(statement, "CLBD")?.Dt || statement.CreDtTm?.slice(0, 10) || null,
    entries: keyed(account, entries.map(entryOf)),
    outgoing: booked.filter(({ CdtDbtInd, RvslInd }) => CdtDbtInd === "DBIT" && RvslInd !== "true")
      .length,
    pending: Ntry.length - booked.length,
    isBalanced: isBalanced(statement, booked),
  };
}

const isBooked = ({ Sts }: CamtEntry) => (typeof Sts === "string" ? Sts : Sts.Cd) === "BOOK";

/** One payment: a whole entry, or one transaction of an entry that the bank booked as a batch. */
type Part = { entry: CamtEntry; transaction: CamtTransaction | undefined; cents: number };

function partsOf(entry: CamtEntry): Part[] {
  const transactions = (entry.NtryDtls ?? []).flatMap((it) => it?.TxDtls ?? []);
  const total = signed(entry.Amt.text, entry.CdtDbtInd);
  const amounts = transactions.map((it) => amountOf(it, entry));
  // If amounts are missing or do not add up, only the total is reliable.
  const isSplit = transactions.length > 1 && sumOf(amounts) === total;
  if (!isSplit) return [{ entry, transaction: transactions[0], cents: total }];
  return transactions.map((transaction, n) => ({ entry, transaction, cents: amounts[n] ?? 0 }));
}

function amountOf({ Amt, AmtDtls, CdtDbtInd }: CamtTransaction, entry: CamtEntry): number {
  const amount = Amt ?? AmtDtls?.TxAmt?.Amt;
  return amount ? signed(amount.text, CdtDbtInd ?? entry.CdtDbtInd) : Number.NaN;
}

const isIncoming = ({ entry, transaction, cents }: Part) =>
  !(cents <= 0) || entry.RvslInd === "true" || transaction?.RtrInf !== undefined;

type Keyless = Omit<IncomingEntry, "key"> & { bankReference: string | undefined };

function entryOf({ entry, transaction, cents }: Part): Keyless {
  const { RltdPties, RmtInf, Refs, AddtlTxInf } = transaction ?? {};
  const isIn = cents > 0;
  const texts = [...(RmtInf?.Ustrd ?? []), Refs?.EndToEndId, AddtlTxInf, entry.AddtlNtryInf];
  const references = (RmtInf?.Strd ?? []).flatMap((it) => it?.CdtrRefInf?.Ref ?? []);
  const iban = isIn ? RltdPties?.DbtrAcct : RltdPties?.CdtrAcct;
  return {
    bankReference: Refs?.AcctSvcrRef ?? entry.AcctSvcrRef,
    bookedOn: entry.BookgDt || entry.ValDt || "",
    cents,
    currency: entry.Amt.Ccy,
    payerName: (isIn ? (RltdPties?.Dbtr ?? RltdPties?.UltmtDbtr) : RltdPties?.Cdtr) ?? null,
    payerIban: iban ? compact(iban) : null,
    references: references.map(compact),
    text: [...new Set(texts.filter((it) => it && it !== "NOTPROVIDED"))].join(" · "),
  };
}

/**
 * Derives keys from the content alone: the same payment in a second file gets the same key, two equal ones on one day
 * get two.
 */
function keyed(account: string, entries: Keyless[]): IncomingEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ bankReference, ...entry }) => {
    const content = JSON.stringify([compact(account), bankReference, entry]);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return { key: createHash("sha256").update(`${content}#${nth}`).digest("hex"), ...entry };
  });
}

function isBalanced(statement: CamtStatement, booked: CamtEntry[]): boolean | null {
  const opening = balanceOf(statement, "OPBD") ?? balanceOf(statement, "PRCD");
  const closing = balanceOf(statement, "CLBD");
  if (!opening || !closing) return null;
  const moved = booked.map(({ Amt, CdtDbtInd }) => signed(Amt.text, CdtDbtInd));
  const start = signed(opening.Amt.text, opening.CdtDbtInd);
  return start + sumOf(moved) === signed(closing.Amt.text, closing.CdtDbtInd);
}

const balanceOf = ({ Bal = [] }: CamtStatement, code: string) =>
  Bal.find(({ Tp }) => Tp.CdOrPrtry?.Cd === code);

const compact = (text: string) => text.replaceAll(/\s/g, "").toUpperCase();
const sumOf = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0);

/** Cents of a decimal number without going through a float; NaN where it has more than two decimals, or is none. */
function signed(amount: string, sign: "CRDT" | "DBIT"): number {
  const [, euros, decimals = ""] = /^(\d+)(?:\.(\d*?)0*)?$/.exec(amount.trim()) ?? [];
  if (euros === undefined || decimals.length > 2) return Number.NaN;
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "CRDT" ? cents : -cents || 0;
}
