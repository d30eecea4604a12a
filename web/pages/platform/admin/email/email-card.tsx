import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import type { EmailSetting } from "./server-form";
import { emailSettings } from "./queries";

/** "Email Configuration" where the specification has it, with the way to all of it. */
export function EmailCard() {
  const t = useTranslations("admin");
  const settings = useQuery(emailSettings);
  return (
    <Card
      title={t("email.title")}
      action={
        <Link to="/admin?tab=email" className={buttonClass("secondary", "sm")}>
          {t("email.toAll")}
        </Link>
      }
    >
      <Read query={settings} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => all.map((it) => it.key === "email" && <Facts key={it.key} setting={it} />)}
      </Read>
    </Card>
  );
}

function Facts({ setting: { value } }: { setting: EmailSetting }) {
  const t = useTranslations("admin.email");
  const { provider, fromAddress } = value;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      <dt className="text-ink-2">{t("fields.provider")}</dt>
      <dd>{t(`providers.${provider}`)}</dd>
      <dt className="text-ink-2">{t("fields.fromAddress")}</dt>
      <dd className="truncate">{fromAddress || t("offTitle")}</dd>
    </dl>
  );
}
