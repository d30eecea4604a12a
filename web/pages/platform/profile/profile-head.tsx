import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/platform/profile/model";
import { nameOf } from "@/web/state/session";
import { Avatar } from "@/web/ui/avatar";
import { Tag } from "@/web/ui/tag";
import { ownMetrics } from "@/web/features/platform/profile/queries";

type Props = { profile: Profile | undefined; action: ReactNode };

/** Picture, name, title and what they may call themselves; each badge says what was counted. */
export function ProfileHead({ profile, action }: Props) {
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
