import { useTranslations } from "use-intl";
import { isAtLeast } from "@/modules/platform/accounts/rules";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { useUser } from "@/web/state/session";
import { tabs } from "./tabs";

/** "Legal Documents": what the agency says in writing, holds itself and has to be able to show. */
export function LegalPage() {
  const t = useTranslations("legal");
  const role = useUser()?.role ?? "viewer";
  const open = tabs.filter((it) => isAtLeast(role, it.for));
  return (
    <TabbedPage
      title={t("title")}
      subtitle={t("subtitle")}
      label={t("tabs.label")}
      loading={t("loading")}
      tabs={open.map(({ value, Tab }) => ({ value, Tab, label: t(`tabs.${value}`) }))}
    />
  );
}
