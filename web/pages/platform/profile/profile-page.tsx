import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { useLogout } from "@/web/shell/use-logout";
import { Button } from "@/web/ui/button";
import { ProfileHead } from "./profile-head";
import { useNewAddress } from "./use-new-address";
import { ownProfile } from "./use-profile";

const OverviewTab = lazySpeaking(
  ["profile", "attached", "candidates", "clients", "projects", "deployments", "jobs"],
  async () => ({ Component: (await import("./overview/overview-tab")).OverviewTab }),
);
const PerformanceTab = lazySpeaking(["profile"], async () => ({
  Component: (await import("./performance/performance-tab")).PerformanceTab,
}));
const ExpertiseTab = lazySpeaking(["profile", "recruiters", "jobs"], async () => ({
  Component: (await import("./expertise/expertise-tab")).ExpertiseTab,
}));
const SettingsTab = lazySpeaking(["profile", "accounts"], async () => ({
  Component: (await import("./settings/settings-tab")).SettingsTab,
}));

/** Who the signed-in person is to the product. Specification §2 */
export function ProfilePage() {
  const t = useTranslations("profile");
  const query = useQuery(ownProfile);
  const logOut = useLogout();
  const [params, setParams] = useSearchParams();
  useNewAddress();
  const tabs = [
    { value: "overview", label: t("tabs.overview"), Tab: OverviewTab },
    { value: "performance", label: t("tabs.performance"), Tab: PerformanceTab },
    { value: "expertise", label: t("tabs.expertise"), Tab: ExpertiseTab },
    { value: "settings", label: t("tabs.settings"), Tab: SettingsTab },
  ] as const;
  return (
    <div className="mx-auto grid w-full max-w-5xl min-w-0 grid-cols-1 gap-5 p-4 pb-24 sm:p-6">
      <ProfileHead
        profile={query.data}
        action={
          <Button icon={LogOut} onClick={logOut}>
            {t("logout")}
          </Button>
        }
      />
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {() => (
          <LazyTabs
            label={t("parts")}
            loading={t("loading")}
            tabs={tabs}
            value={params.get("tab") ?? undefined}
            onValueChange={(tab) => setParams(tab ? { tab } : {}, { replace: true })}
          />
        )}
      </Read>
    </div>
  );
}
