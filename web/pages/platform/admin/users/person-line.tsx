import { useTranslations } from "use-intl";
import type { Person } from "@/modules/platform/accounts/invitations/model";
import { type Role, roles } from "@/modules/platform/accounts/rules";
import { When } from "@/web/features/records/core/when";
import { Avatar } from "@/web/ui/avatar";
import { Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";
import { PersonMenu } from "./person-menu";
import { usePersonActions } from "./use-person-actions";

type Props = { person: Person; isOwn: boolean; others: Person[] };

/** One person: who they are, what they may do, how well their account is kept, and what can be done about it. */
export function PersonLine({ person, isOwn, others }: Props) {
  const t = useTranslations("accounts");
  const { firstName, lastName, username, email, role, isActive } = person;
  const name = `${firstName} ${lastName}`;
  const { change } = usePersonActions(person);
  const choices = roles.map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <div className="min-w-0 flex-[1_1_220px]">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          {name}
          {isOwn && <Tag hasLed={false}>{t("users.you")}</Tag>}
          {!isActive && <Tag tone="bad">{t("users.deactivated")}</Tag>}
        </p>
        <p className="truncate text-xs text-ink-2">
          {username} · {email}
        </p>
      </div>
      <Standing person={person} />
      <Select<Role>
        aria-label={t("users.changeRole", { name })}
        title={t(`roleHints.${role}`)}
        options={choices}
        value={role}
        disabled={isOwn || !isActive}
        onValueChange={(next) => change.mutate({ role: next })}
        className="w-[150px]"
      />
      <PersonMenu person={person} isOwn={isOwn} others={others} />
    </li>
  );
}

function Standing({ person: { lastSignInAt, hasSecondFactor, sessions } }: { person: Person }) {
  const t = useTranslations("accounts.users");
  return (
    <div className="grid flex-[0_1_270px] gap-1 text-xs text-ink-2">
      <p>
        {t("lastSignIn")}: {lastSignInAt ? <When iso={lastSignInAt} /> : t("never")}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={hasSecondFactor ? "ok" : "neutral"}>
          {t("secondFactor")}: {t(hasSecondFactor ? "on" : "off")}
        </Tag>
        <span>{t("sessions", { count: sessions })}</span>
      </p>
    </div>
  );
}
