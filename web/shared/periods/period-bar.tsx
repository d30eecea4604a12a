import { CalendarRange } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { rangeIn, rangeText } from "@/modules/records/core/rules";
import { RangeField } from "@/web/shared/list/filters/range-field";
import { Button } from "@/web/ui/button";
import { LazyPopover } from "@/web/ui/lazy-popover";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { isLookedAt, type PeriodName } from "@/src/calendar";
import type { usePeriodParams } from "./use-period-params";
import { usePeriodText } from "./use-period-text";

type Props<Name extends PeriodName> = {
  at: ReturnType<typeof usePeriodParams>;
  names: readonly Name[];
  nameOf: (name: Name) => string;
  children?: ReactNode;
};

/** The periods by name, and any two days. */
export function PeriodBar<Name extends PeriodName>({ at, names, nameOf, children }: Props<Name>) {
  const t = useTranslations("ui.periods");
  const span = usePeriodText();
  const choices = names.map((value) => ({ value, label: nameOf(value) }));
  const chosen = names.find((name) => name === at.name);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <SegmentedControl<Name | "">
        label={t("label")}
        choices={choices}
        value={chosen ?? ""}
        onValueChange={(name) => name && at.choose(name)}
      />
      <LazyPopover
        label={t("own")}
        align="start"
        trigger={
          <Button look={at.days ? "secondary" : "ghost"} icon={CalendarRange}>
            {at.days ? span(at.days) : t("own")}
          </Button>
        }
      >
        <OwnDays at={at} />
      </LazyPopover>
      {children}
    </div>
  );
}

function OwnDays({ at }: { at: ReturnType<typeof usePeriodParams> }) {
  const t = useTranslations("ui.periods");
  const choose = (text: string) => {
    const { from, to } = rangeIn(text, "day") ?? {};
    if (from && to && isLookedAt({ from, to })) at.chooseDays({ from, to });
  };
  return (
    <RangeField
      name={t("days")}
      hint={t("hint")}
      unit="day"
      value={at.days ? rangeText(at.days) : undefined}
      onChange={choose}
    />
  );
}
