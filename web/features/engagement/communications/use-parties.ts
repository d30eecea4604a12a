import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { useServerText } from "@/web/i18n/server-texts";

type Spoken = Pick<
  Communication,
  "type" | "direction" | "author" | "isMine" | "contactName" | "contactAddress" | "entityName"
>;

/** Who spoke to whom, as the reader calls them. */
export function useParties() {
  const t = useTranslations("communications.thread");
  const say = useServerText();
  return (one: Spoken) => {
    const isOut = one.direction === "out";
    const you = t(isOut ? "you" : "youTo");
    const us = one.isMine ? you : say(one.author?.name ?? t(isOut ? "agency" : "agencyTo"));
    const them = one.contactName || one.contactAddress || one.entityName;
    return t(`parties.${one.type}`, isOut ? { from: us, to: them } : { from: them, to: us });
  };
}
