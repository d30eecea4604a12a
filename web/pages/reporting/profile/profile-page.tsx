import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { Read } from "@/web/features/records/core/read";
import { ownMetrics } from "@/web/features/reporting/profile/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { useLogout } from "@/web/shell/use-logout";
import { nameOf } from "@/web/state/session";
import { Avatar } from "@/web/ui/avatar";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { ownProfile } from "./use-profile";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { profileKey, sessionKey } from "@/web/state/query-keys";

/** Whoever follows the link in the letter has proved that they read what is sent to the new address. */
function useNewAddress(): void {
  const t = useTranslations("profile.address");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const token = params.get("address");
  const { mutate } = useMutation({
    mutationFn: (secret: string) => ok(api.profile.address.confirmation.post({ token: secret })),
    onSuccess: async (profile) => {
      queries.setQueryData(profileKey, profile);
      notify({ title: t("changed"), description: profile.email, tone: "ok" });
      await queries.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) =>
      notify({ title: t("notChanged"), description: refusalOf(error), tone: "destructive" }),
  });
  const confirm = useEffectEvent((secret: string) => {
    // Once: a link that is reloaded or shared says nothing any more.
    setParams({ tab: "settings" }, { replace: true });
    mutate(secret);
  });
  useEffect(() => {
    if (token) confirm(token);
  }, [token]);
}

const OverviewTab = lazyWithTexts(
  ["profile", "attached", "candidates", "clients", "projects", "deployments", "jobs"],
  async () => ({ Component: (await import("./overview/overview-tab")).OverviewTab }),
);
const PerformanceTab = lazyWithTexts(["profile"], async () => ({
  Component: (await import("./performance/performance-tab")).PerformanceTab,
}));
const ExpertiseTab = lazyWithTexts(["profile", "recruiters", "jobs"], async () => ({
  Component: (await import("./expertise/expertise-tab")).ExpertiseTab,
}));
const SettingsTab = lazyWithTexts(["profile", "accounts"], async () => ({
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
    <div className="mx-auto grid w-full max-w-4xl min-w-0 grid-cols-1 gap-5 p-4 pb-24 sm:p-6">
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

type Props = { profile: Profile | undefined; action: ReactNode };

/** Picture, name, title and what they may call themselves; each badge says what was counted. */
function ProfileHead({ profile, action }: Props) {
  const t = useTranslations("profile");
  const name = profile ? nameOf(profile, profile.email) : "\u00a0";
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={name} imageUrl={profile?.profileImageUrl} size="lg" />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-2xl leading-8 font-semibold tracking-[-0.02em] break-words text-ink">
          {name}
        </h1>
        <p className="text-sm text-ink-2">{profile?.title ?? t("subtitle")}</p>
        <Badges />
      </div>
      {action}
    </header>
  );
}

function Badges() {
  const t = useTranslations("profile.badges");
  const { data } = useQuery(ownMetrics);
  return (
    <ul aria-label={t("title")} className="mt-2 flex min-h-[20px] flex-wrap gap-1.5">
      {data?.badges.map((badge) => (
        <li key={badge.code}>
          <Tag
            tone={badge.code === "role" ? "primary" : "ok"}
            title={t(`hints.${badge.code}`, { days: data.days })}
          >
            {badge.code === "role" ? t(`roles.${badge.value}`) : t(badge.code, { n: badge.value })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
