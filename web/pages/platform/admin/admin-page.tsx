import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { PageHead } from "@/web/shared/page-head";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { EmptyState } from "@/web/ui/empty-state";

/** "Admin Management": what only administrators decide, a tab for each kind of setting. */
export function AdminPage() {
  const t = useTranslations("admin");
  const head = { title: t("title"), subtitle: t("subtitle") };
  if (!useHasRole("admin")) return <NotYours {...head} />;
  return (
    <TabbedPage
      {...head}
      label={t("tabs")}
      loading={t("loading")}
      rest={{ after: specified, label: t("more") }}
      tabs={tabs.map((tab) => ({ ...tab, label: t(`tabNames.${tab.value}`) }))}
    />
  );
}

/** Says who can, because a link or an old bookmark may lead anybody here. */
function NotYours(head: { title: string; subtitle: string }) {
  const t = useTranslations("admin.forbidden");
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <PageHead {...head} />
      <div className="overflow-hidden rounded-lg border bg-surface">
        <EmptyState kind="failed" title={t("title")} text={t("text")} />
      </div>
    </div>
  );
}

/** The tabs of specification §2; what came since is in the menu behind them. */
const specified = 5;

/** What is decided here: the parts of specification §2 in its order, then ours; each is loaded with its texts when it is opened. */
const tabs = [
  { value: "branding", Tab: lazyWithTexts(["admin"], () => import("./branding/branding-tab")) },
  { value: "users", Tab: lazyWithTexts(["admin", "accounts"], () => import("./users/users-tab")) },
  {
    value: "system",
    Tab: lazyWithTexts(["admin", "house", "backups"], () => import("./system/system-tab")),
  },
  { value: "gdpr", Tab: lazyWithTexts(["admin"], () => import("./gdpr/gdpr-tab")) },
  { value: "apiKeys", Tab: lazyWithTexts(["admin"], () => import("./ai/ai-tab")) },
  {
    value: "integrations",
    Tab: lazyWithTexts(["admin", "house"], () => import("./integrations/integrations-tab")),
  },
  {
    value: "recruiting",
    Tab: lazyWithTexts(
      ["admin", "house", "projectWork"],
      () => import("./recruiting/recruiting-tab"),
    ),
  },
  {
    value: "documents",
    Tab: lazyWithTexts(["admin", "documents"], () => import("./paper/paper-tab")),
  },
  {
    value: "billing",
    Tab: lazyWithTexts(["admin", "billingSettings"], () => import("./billing/billing-tab")),
  },
  {
    value: "email",
    Tab: lazyWithTexts(["admin", "communications"], () => import("./email/email-tab")),
  },
  {
    value: "benchmarks",
    Tab: lazyWithTexts(["admin"], () => import("./benchmarks/benchmarks-tab")),
  },
  { value: "changes", Tab: lazyWithTexts(["admin"], () => import("./changes/changes-tab")) },
] as const;
