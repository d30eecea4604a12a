import { type QueryKey, useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button } from "@/web/ui/button";
import { ColleagueMenu } from "./colleague-menu";
import { ownerOf } from "./queries";
import { useGiving } from "./use-giving";

type Props = { kind: OwnedKind; id: string; listKey: QueryKey };

/** Who looks after an open record, and the way to give it to somebody else. */
export function OwnerChoice({ kind, id, listKey }: Props) {
  const t = useTranslations("records.owners");
  const say = useSpoken();
  const mayGive = useMay("recruiter");
  const { data: owned } = useQuery(ownerOf(kind, id));
  const giving = useGiving(kind, listKey);
  if (owned === undefined) return null;
  const name = owned ? say(owned.owner) : t("none");
  if (!mayGive) return owned && <span className="text-xs text-ink-2">{t("is", { name })}</span>;
  return (
    <ColleagueMenu
      label={t("one")}
      nobody={t("none")}
      onChoose={(ownerId) => giving.mutate({ ids: [id], ownerId })}
      trigger={
        <Button look="ghost" size="sm" icon={UserRound} pending={giving.isPending}>
          {owned ? t("is", { name }) : name}
        </Button>
      }
    />
  );
}
