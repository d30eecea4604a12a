import type { QueryKey } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { ColleagueMenu } from "./colleague-menu";
import { useAssignOwner } from "./use-assign-owner";

type Props = { kind: OwnedKind; listKey: QueryKey; ids: string[]; onDone: () => void };

/** Gives the chosen records to a colleague, or to no one, and offers the way back. */
export function OwnerBulk({ kind, listKey, ids, onDone }: Props) {
  const t = useTranslations("records.owners");
  const giving = useAssignOwner(kind, listKey, onDone);
  if (!useHasRole("recruiter")) return null;
  return (
    <ColleagueMenu
      label={t("one")}
      nobody={t("none")}
      onChoose={(ownerId) => giving.mutate({ ids, ownerId })}
      trigger={
        <Button size="sm" icon={UserRound} pending={giving.isPending}>
          {t("one")}
        </Button>
      }
    />
  );
}
