import { useTranslations } from "use-intl";
import { isAtLeast, type Role } from "@/modules/platform/accounts/rules";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { useUser } from "@/web/state/session";

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

/** Each is loaded when it is opened; breaches are for those who may change something. */
const tabs = [
  {
    value: "documents",
    for: "viewer",
    Tab: lazyWithTexts(["legal"], () => import("./documents/documents-tab")),
  },
  {
    value: "certificates",
    for: "viewer",
    Tab: lazyWithTexts(["legal"], () => import("./certificates/certificates-tab")),
  },
  {
    value: "register",
    for: "viewer",
    Tab: lazyWithTexts(["legal"], () => import("./register/register-tab")),
  },
  {
    value: "processors",
    for: "viewer",
    Tab: lazyWithTexts(["legal"], () => import("./processors/processors-tab")),
  },
  {
    value: "breaches",
    for: "recruiter",
    Tab: lazyWithTexts(["legal"], () => import("./breaches/breaches-tab")),
  },
] as const satisfies { value: string; for: Role; Tab: unknown }[];
