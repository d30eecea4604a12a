import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { CommunicationType } from "@/modules/engagement/communications/rules";
import { type Recipient, recipientsOf } from "../queries";
import { type Draft, nobody, other } from "./draft";

const nothing: Recipient[] = [];

/** Whom one can write to or speak with about the record, and who is chosen. */
export function useRecipient(draft: Draft) {
  const t = useTranslations("communications.write");
  const { about, type, person, otherAddress } = draft;
  const isMail = type === "email";
  const { data, isSuccess } = useQuery({
    ...recipientsOf(about ?? { kind: "candidate", id: "" }),
    enabled: about !== null,
  });
  const people = (data ?? nothing).filter(({ address }) => !isMail || address);
  const keyOf = ({ name, address }: Recipient) => (isMail ? (address ?? "") : name);
  const named = people.find((one) => keyOf(one) === person || one.name === person);
  const isOther = isMail && !named && (person !== undefined || (isSuccess && people.length === 0));
  const isNobody = !isMail && person === nobody;
  const known = named ?? (isOther || isNobody ? undefined : people[0]);
  const last = isMail
    ? { value: other, label: t("otherAddress") }
    : { value: nobody, label: t("nobody") };
  // An answer may go to an address that the record does not know.
  const typed = otherAddress || (person?.includes("@") ? person : "");
  return {
    options: [...people.map((one) => ({ value: keyOf(one), label: labelOf(one, type) })), last],
    value: known ? keyOf(known) : last.value,
    known,
    isOther,
    otherAddress: typed,
    hasNoAddress: isMail && isSuccess && people.length === 0,
    recipient: known ?? (isOther && typed ? { name: "", address: typed } : null),
  };
}

const labelOf = ({ name, address, phone }: Recipient, type: CommunicationType) =>
  [name, type === "phone" ? (phone ?? address) : (address ?? phone)].filter(Boolean).join(" · ");
