import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/components/use-may";
import { EmptyState } from "@/web/ui/empty-state";
import { Tabs } from "@/web/ui/tabs";
import { lazySpeaking } from "@/web/shell/speaking";
import { AiTab } from "./ai/ai-tab";

const PaperTab = lazySpeaking(["admin", "documents"], async () => ({
  Component: (await import("./paper/paper-tab")).PaperTab,
}));

/** "Admin Management": what only administrators decide, a tab for each kind of setting. */
export function AdminPage() {
  const t = useTranslations("admin");
  const isAdmin = useMay("admin");
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <header>
        <h1 className="text-2xl leading-8 font-semibold tracking-[-0.02em]">{t("title")}</h1>
        <p className="mt-0.5 text-sm text-ink-2">{t("subtitle")}</p>
      </header>
      {isAdmin ? <Settings /> : <NotYours />}
    </div>
  );
}

function Settings() {
  const t = useTranslations("admin");
  const [tab, setTab] = useState<"apiKeys" | "documents">("apiKeys");
  const tabs = [
    { value: "apiKeys" as const, label: t("apiKeys"), content: <AiTab /> },
    {
      value: "documents" as const,
      label: t("documents"),
      content: (
        <Suspense>
          <PaperTab />
        </Suspense>
      ),
    },
  ];
  return <Tabs label={t("tabs")} value={tab} onValueChange={setTab} tabs={tabs} />;
}

/** Says who can, because a link or an old bookmark may lead anybody here. */
function NotYours() {
  const t = useTranslations("admin.forbidden");
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <EmptyState kind="failed" title={t("title")} text={t("text")} />
    </div>
  );
}
