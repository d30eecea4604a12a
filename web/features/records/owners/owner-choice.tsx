import { type QueryKey, useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { colourOf } from "@/modules/records/tags/rules";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Avatar } from "@/web/ui/avatar";
import { ColleagueMenu } from "./colleague-menu";
import { ownerOf } from "./queries";
import { useAssignOwner } from "./use-assign-owner";

type Props = { kind: OwnedKind; id: string; listKey: QueryKey };

/** Who looks after an open record, by their initials, and the way to give it to somebody else. */
export function OwnerChoice({ kind, id, listKey }: Props) {
  const t = useTranslations("records.owners");
  const say = useServerText();
  const mayGive = useHasRole("recruiter");
  const { data: owned } = useQuery(ownerOf(kind, id));
  const giving = useAssignOwner(kind, listKey);
  if (owned === undefined) return null;
  const name = owned ? say(owned.owner) : t("none");
  if (!mayGive) return owned && <span className="text-xs text-ink-2">{t("is", { name })}</span>;
  const label = owned ? t("is", { name }) : name;
  return (
    <ColleagueMenu
      label={t("one")}
      nobody={t("none")}
      onChoose={(ownerId) => giving.mutate({ ids: [id], ownerId })}
      trigger={
        <button type="button" aria-label={label} title={label} className={look}>
          {owned ? (
            <Avatar name={name} size="sm" hue={colourOf(name)} />
          ) : (
            <UserRound aria-hidden="true" size={15} />
          )}
        </button>
      }
    />
  );
}

const look =
  "inline-flex size-[28px] shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-2 " +
  "hover:bg-sunken hover:text-ink";
