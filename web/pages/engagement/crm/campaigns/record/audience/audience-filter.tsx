import { useTranslations } from "use-intl";
import type { AudienceView } from "@/modules/engagement/campaigns/model";
import { exclusions } from "@/modules/engagement/campaigns/rules";
import type { Show } from "@/web/features/engagement/campaigns/queries";
import { Segmented } from "@/web/ui/segmented";

type Props = { view: AudienceView; show: Show; onShow: (show: Show) => void };

/** How many get it, how many do not and why; each number shows its people. */
export function AudienceFilter({ view: { chosen, included, excluded }, show, onShow }: Props) {
  const t = useTranslations("campaigns");
  const left = chosen - included;
  const isReason = exclusions.some((reason) => reason === show);
  const choices = [
    { value: "included" as const, label: t("audience.included"), count: included },
    { value: "excluded" as const, label: t("audience.excluded"), count: left },
    { value: "all" as const, label: t("audience.all"), count: chosen },
  ];
  const reasons = exclusions
    .filter((reason) => excluded[reason])
    .map((reason) => ({
      value: reason,
      label: t(`reasons.${reason}`),
      count: excluded[reason],
    }));
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented<Show>
        label={t("audience.show")}
        choices={choices}
        value={isReason ? "excluded" : show}
        onValueChange={onShow}
      />
      {reasons.length > 0 && show !== "included" && (
        <Segmented<Show>
          label={t("audience.reasonsLabel")}
          choices={reasons}
          value={show}
          onValueChange={(reason) => onShow(reason === show ? "excluded" : reason)}
        />
      )}
    </div>
  );
}
