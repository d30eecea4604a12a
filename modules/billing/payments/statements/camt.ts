import { z } from "zod";
import { Failure } from "@/src/errors";
import { xmlReader } from "@/src/xml";

const lists = new Set(["Stmt", "Bal", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);
const parse = xmlReader({ lists, hasAttributes: true });

/** What may be absent; an element without content is read as an empty text. */
const part = <T extends z.ZodType>(inner: T) =>
  z.preprocess((given) => (given === "" ? undefined : given), inner.optional());

const Text = z.string().transform((text) => text.replaceAll(/\s+/g, " ").trim());
const Amount = z.object({ text: z.string(), Ccy: z.string() });
const Sign = z.enum(["CRDT", "DBIT"]);
/** A day, or the day of a moment in the bank's own zone. */
const Day = z
  .object({ Dt: part(z.string()), DtTm: part(z.string()) })
  .transform(({ Dt, DtTm }) => (Dt ?? DtTm ?? "").slice(0, 10));
/** Until version 4 a party names itself; from version 8 on it stands in `Pty`. */
const Party = z
  .object({ Nm: part(Text), Pty: part(z.object({ Nm: part(Text) })) })
  .transform(({ Nm, Pty }) => Nm ?? Pty?.Nm);
const Account = z
  .object({ Id: part(z.object({ IBAN: part(Text) })) })
  .transform(({ Id }) => Id?.IBAN);
const Code = z.union([z.string(), z.object({ Cd: part(z.string()) })]);

const Transaction = z.object({
  Refs: part(z.object({ EndToEndId: part(Text), TxId: part(Text), AcctSvcrRef: part(Text) })),
  Amt: part(Amount),
  AmtDtls: part(z.object({ TxAmt: part(z.object({ Amt: part(Amount) })) })),
  CdtDbtInd: part(Sign),
  RltdPties: part(
    z.object({
      Dbtr: part(Party),
      DbtrAcct: part(Account),
      UltmtDbtr: part(Party),
      Cdtr: part(Party),
      CdtrAcct: part(Account),
    }),
  ),
  RmtInf: part(
    z.object({
      Ustrd: part(z.array(Text)),
      Strd: part(z.array(part(z.object({ CdtrRefInf: part(z.object({ Ref: part(Text) })) })))),
    }),
  ),
  RtrInf: z.unknown().optional(),
  AddtlTxInf: part(Text),
});

const Entry = z.object({
  Amt: Amount,
  CdtDbtInd: Sign,
  RvslInd: part(z.string()),
  Sts: Code,
  BookgDt: part(Day),
  ValDt: part(Day),
  AcctSvcrRef: part(Text),
  NtryDtls: part(z.array(part(z.object({ TxDtls: part(z.array(Transaction)) })))),
  AddtlNtryInf: part(Text),
});

const Balance = z.object({
  Tp: z.object({ CdOrPrtry: part(z.object({ Cd: part(z.string()) })) }),
  Amt: Amount,
  CdtDbtInd: Sign,
  Dt: part(Day),
});

const Statement = z.object({
  Id: Text,
  CreDtTm: part(z.string()),
  Acct: z.object({
    Id: z.object({ IBAN: part(Text), Othr: part(z.object({ Id: part(Text) })) }),
    Ccy: part(z.string()),
  }),
  Bal: part(z.array(Balance)),
  Ntry: part(z.array(Entry)),
});

export type CamtTransaction = z.infer<typeof Transaction>;
export type CamtEntry = z.infer<typeof Entry>;
export type CamtBalance = z.infer<typeof Balance>;
export type CamtStatement = z.infer<typeof Statement>;

const Camt = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(Statement) }) }),
});

/**
 * The statements of a CAMT.053 file (ISO 20022 BankToCustomerStatement, versions 2 to 13). What is none is refused with
 * what to ask the bank for; nothing of the file is repeated in the sentence.
 */
export function readCamt(xml: string): CamtStatement[] {
  const read = parse(xml);
  if ("refusal" in read) {
    throw new Failure("invalid", "This is no well-formed XML. Ask your bank for CAMT.053 in XML.");
  }
  const camt = Camt.safeParse(read.content);
  if (camt.success) return camt.data.Document.BkToCstmrStmt.Stmt;
  if (isOtherMessage(read.content)) {
    throw new Failure("invalid", "This is no bank statement. Ask your bank for CAMT.053 in XML.");
  }
  const path = camt.error.issues[0]?.path.filter((it) => typeof it === "string").join(" > ");
  throw new Failure("invalid", `This bank statement is incomplete. Missing or invalid: ${path}`);
}

const isOtherMessage = (content: unknown) =>
  !z.object({ Document: z.object({ BkToCstmrStmt: z.object({}) }) }).safeParse(content).success;
