import { MailPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  type CommunicationType,
  loggedTypes,
  types,
} from "@/modules/engagement/communications/rules";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { typeIcons } from "./message/type-icon";
import { useLocation, useSearchParams } from "react-router-dom";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { withoutKeys } from "@/web/shared/record/address";

type Props = { size?: "sm" | "md"; onWrite: (type: CommunicationType) => void };

/** A message is what most people come for; what was said elsewhere is written down with one press too. */
export function WriteButtons({ size = "md", onWrite }: Props) {
  const t = useTranslations("communications");
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button
        look="primary"
        size={size}
        icon={MailPlus}
        aria-keyshortcuts="c"
        onClick={() => onWrite("email")}
      >
        {t("new")}
      </Button>
      {loggedTypes.map((type) => (
        <IconButton
          key={type}
          icon={typeIcons[type]}
          label={t(`logs.${type}`)}
          className="border border-line-strong bg-raised"
          onClick={() => onWrite(type)}
        />
      ))}
    </div>
  );
}

/** What is being written has an address (`?write=phone`), so that a key or a link leads straight to it. */
export function useWritingAddress() {
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const still = { preventScrollReset: true };
  return {
    type: oneOf(types, params.get("write")),
    write: (type: CommunicationType) => {
      const after = new URLSearchParams(params);
      after.set("write", type);
      setParams(after, still);
    },
    close: () => setParams(withoutKeys(search, ["write"]), still),
  };
}
