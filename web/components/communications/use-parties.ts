import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/communications/model";
import { useSpoken } from "@/web/components/spoken";

type Spoken = Pick<
  Communication,
  "direction" | "author" | "isMine" | "contactName" | "contactAddress" | "entityName"
>;

/** Who spoke to whom, as the reader calls them. */
export function useParties() {
  const t = useTranslations("communications.thread");
  const say = useSpoken();
  return (one: Spoken) => {
    const us = one.isMine ? t("you") : say(one.author?.name ?? t("agency"));
    const them = one.contactName || one.contactAddress || one.entityName;
    return one.direction === "out" ? { from: us, to: them } : { from: them, to: us };
  };
}
