export type Transfer = {
  amount: string;
  payer: string;
  iban?: string;
  /** The reference of an invoice, or words of the payer's own. */
  reference?: string;
  text?: string;
};

/** Transfers of one day as a bank writes them down (CAMT.053, version 8). */
export const statementOf = (name: string, day: string, transfers: readonly Transfer[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${name}</MsgId><CreDtTm>${day}T18:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>${name}</Id><CreDtTm>${day}T18:00:00+01:00</CreDtTm>
<Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy></Acct>
${transfers.map((it) => entryOf(it, day)).join("\n")}
</Stmt></BkToCstmrStmt></Document>`;

const entryOf = ({ amount, payer, iban, reference, text }: Transfer, day: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr>
${iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ""}</RltdPties>
<RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ""}${reference ? structured(reference) : ""}</RmtInf>
</TxDtls></NtryDtls></Ntry>`;

const structured = (reference: string) =>
  `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
