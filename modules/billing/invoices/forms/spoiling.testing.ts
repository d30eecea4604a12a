import type { InvoiceContent } from "../content";
import { amountOf } from "../rules";

/**
 * As the rules of the network's billing can judge it: those of self-billing differ from them in the names of the process
 * and in which codes of a document they take.
 */
export function asBilling({ syntax, selfBilled }: InvoiceContent, xml: Uint8Array): Uint8Array {
  if (syntax !== "peppol" || !selfBilled) return xml;
  const text = new TextDecoder()
    .decode(xml)
    .replaceAll(":poacc:selfbilling:", ":poacc:billing:")
    .replace(">389<", ">380<")
    .replace(">261<", ">381<");
  return new TextEncoder().encode(text);
}

/** The same with its date said twice, which no sum betrays. */
export function withTwoDates(xml: Uint8Array): Uint8Array {
  const date = /<(cbc:IssueDate|ram:IssueDateTime)>[\s\S]*?<\/\1>/;
  const text = new TextDecoder().decode(xml);
  return new TextEncoder().encode(text.replace(date, (it) => it + it));
}

/** The same with a cent more to be paid than its sums come to. */
export function spoilt(xml: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(xml);
  const sum = /(<(?:cbc:PayableAmount|ram:DuePayableAmount)[^>]*>)([\d.]+)/;
  const wrong = text.replace(sum, (_, tag: string, amount: string) => {
    const cents = Math.round(Number(amount) * 100) + 1;
    return `${tag}${amountOf(cents)}`;
  });
  return new TextEncoder().encode(wrong);
}
