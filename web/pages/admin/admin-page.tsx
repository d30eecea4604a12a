import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useListState } from "@/web/components/list/use-list-state";
import { useMay } from "@/web/components/use-may";
import { lazySpeaking } from "@/web/shell/speaking";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { AiTab } from "./ai/ai-tab";

const PaperTab = lazySpeaking(["admin", "documents"], async () => ({
  Component: (await import("./paper/paper-tab")).PaperTab,
}));
const BrandingTab = lazySpeaking(["admin"], async () => ({
  Component: (await import("./branding/branding-tab")).BrandingTab,
}));
const EmailTab = lazySpeaking(["admin", "communications"], async () => ({
  Component: (await import("./email/email-tab")).EmailTab,
}));

const GdprTab = lazySpeaking(["admin"], async () => ({
  Component: (await import("./gdpr/gdpr-tab")).GdprTab,
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

const kinds = [
  { value: "apiKeys", Tab: AiTab },
  { value: "documents", Tab: PaperTab },
  { value: "email", Tab: EmailTab },
  { value: "branding", Tab: BrandingTab },
  { value: "gdpr", Tab: GdprTab },
] as const;
const first = kinds[0].value;
const keys = ["tab"] as const;

/** The open tab stands in the address, because other screens send people to one of them. */
function Settings() {
  const t = useTranslations("admin");
  const { values, change } = useListState(keys);
  const chosen = kinds.find(({ value }) => value === values.tab)?.value ?? first;
  return (
    <Tabs
      label={t("tabs")}
      value={chosen}
      onValueChange={(tab) => change({ tab: tab === first ? undefined : tab })}
      tabs={kinds.map(({ value, Tab }) => ({
        value,
        label: t(`tabNames.${value}`),
        content: (
          <Suspense fallback={<SkeletonRows label={t("loading")} rows={6} />}>
            <Tab />
          </Suspense>
        ),
      }))}
    />
  );
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
