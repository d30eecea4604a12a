export type WrittenPayment = {
  amount: string;
  day?: string;
  reference?: string;
  text?: string;
  payer?: string;
  iban?: string;
  sign?: "CRDT" | "DBIT";
  isReversal?: boolean;
  status?: string;
  bankReference?: string;
};

type Written = {
  version?: "02" | "08";
  name?: string;
  opening?: string;
  closing?: string;
  payments: WrittenPayment[];
};

/** A bank statement as banks write CAMT.053, in version 2 or 8. */
export const camtOf = ({ version = "08", name = "ST-1", opening, closing, payments }: Written) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T18:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>${name}</Id><CreDtTm>2026-11-20T18:00:00+01:00</CreDtTm>
<Acct><Id><IBAN>NL91 ABNA 0417 1643 00</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance("OPBD", opening)}${balance("CLBD", closing)}
${payments.map((it) => entryOf(it, version)).join("\n")}
</Stmt></BkToCstmrStmt></Document>`;

const balance = (code: string, amount?: string) =>
  amount === undefined
    ? ""
    : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>
       <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;

function entryOf(payment: WrittenPayment, version: "02" | "08"): string {
  const { amount, day = "2026-11-19", sign = "CRDT", status = "BOOK", isReversal } = payment;
  const isNew = version === "08";
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>
    ${isReversal ? "<RvslInd>true</RvslInd>" : ""}
    <Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${part("AcctSvcrRef", payment.bankReference)}
    <NtryDtls><TxDtls>${partiesOf(payment, isNew)}<RmtInf>${part("Ustrd", payment.text)}${
      payment.reference
        ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${payment.reference}</Ref></CdtrRefInf></Strd>`
        : ""
    }</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function partiesOf({ payer, iban, sign = "CRDT" }: WrittenPayment, isNew: boolean): string {
  const role = sign === "CRDT" ? "Dbtr" : "Cdtr";
  const named = part("Nm", payer);
  const party = named && `<${role}>${isNew ? `<Pty>${named}</Pty>` : named}</${role}>`;
  const account = iban ? `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>` : "";
  return `<RltdPties>${party}${account}</RltdPties>`;
}

const part = (tag: string, text?: string) => (text ? `<${tag}>${text}</${tag}>` : "");
