import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { useMay } from "@/web/shared/use-may";
import { EmptyState } from "@/web/ui/empty-state";
import { tabs } from "./tabs";

/** "Admin Management": what only administrators decide, a tab for each kind of setting. */
export function AdminPage() {
  const t = useTranslations("admin");
  const head = { title: t("title"), subtitle: t("subtitle") };
  if (!useMay("admin")) return <NotYours {...head} />;
  return (
    <TabbedPage
      {...head}
      label={t("tabs")}
      loading={t("loading")}
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
