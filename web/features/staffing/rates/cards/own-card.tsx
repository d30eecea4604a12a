import { PencilLine, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RateCardOwner, RateCards } from "@/modules/staffing/rates/cards/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { IconButton } from "@/web/ui/icon-button";
import { CardTable } from "./card-table";
import { useDay } from "./use-rule-words";

const CardDialog = lazy(() => import("./card-dialog"));
const Removal = lazy(() => import("./removal"));

type Props = { owner: RateCardOwner; name: string; card: RateCards["own"][number] };

/** A card of this very record, which may be changed and removed here. */
export function OwnCard({ owner, name, card }: Props) {
  const t = useTranslations("rateCards");
  const day = useDay();
  const mayEdit = useHasRole("recruiter");
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const close = () => setOpen(null);
  const date = day(card.validFrom);
  return (
    <CardTable card={card}>
      {mayEdit && (
        <>
          <IconButton
            icon={PencilLine}
            label={t("editOf", { date })}
            onClick={() => setOpen("edit")}
          />
          <IconButton
            icon={Trash2}
            label={t("removeOf", { date })}
            onClick={() => setOpen("remove")}
          />
        </>
      )}
      {open === "edit" && (
        <Suspense>
          <CardDialog owner={owner} name={name} card={card} onClose={close} />
        </Suspense>
      )}
      {open === "remove" && (
        <Suspense>
          <Removal card={card} onClose={close} />
        </Suspense>
      )}
    </CardTable>
  );
}
