import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { mailSender } from "../queries";
import { useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Banner } from "@/web/ui/banner";

/** Why a message would not go out at once; nothing where it does. */
export function MailState() {
  const t = useTranslations("communications.write");
  const say = useSpoken();
  const isAdmin = useMay("admin");
  const { data: sender } = useQuery(mailSender);
  if (!sender || (sender.isSetUp && !sender.trouble)) return null;
  if (sender.isSetUp) {
    return <Banner tone="warn">{t("inTrouble", { reason: say(sender.trouble ?? "") })}</Banner>;
  }
  return (
    <Banner tone="warn">
      {t("notSetUp")}{" "}
      {isAdmin ? (
        <Link to="/admin?tab=email" className="font-medium underline underline-offset-2">
          {t("setUp")}
        </Link>
      ) : (
        t("askAdmin")
      )}
    </Banner>
  );
}
