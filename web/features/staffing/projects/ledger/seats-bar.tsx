import { useFormatter, useTranslations } from "use-intl";
import { progressOf } from "@/modules/staffing/projects/rules";
import { Progress } from "@/web/ui/progress";
import { RackBar } from "@/web/ui/rack-bar";

type Props = { filled: number; required: number };

/** As many slots as one can count at a glance; more are a bar. */
const maxSlots = 16;

/** How many seats are taken, seen and said; a project without seats says so instead of 0 %. */
export function SeatsBar({ filled, required }: Props) {
  const t = useTranslations("projects.seats");
  const format = useFormatter();
  if (required === 0) return <p className="text-xs text-ink-3">{t("none")}</p>;
  const percent = progressOf(filled, required);
  const label = t("filled", { filled, required, percent });
  return (
    <div className="flex items-center gap-3">
      <span className="grid min-w-0 flex-1">
        {required <= maxSlots ? (
          <RackBar filled={filled} total={required} label={label} />
        ) : (
          <Progress label={label} value={percent} />
        )}
      </span>
      <span className="num text-xs text-ink-2">
        {format.number(percent / 100, { style: "percent" })}
      </span>
    </div>
  );
}
