import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { fewestCases, months } from "@/modules/public/claims/rules";
import type { MeasurableClaim } from "@/modules/platform/settings/rules";
import { api, ok } from "@/web/api";
import { Checkbox } from "@/web/ui/checkbox";

type Props = { name: MeasurableClaim; isOn: boolean; onChange: (isOn: boolean) => void };

const allMeasured = {
  queryKey: ["/api/claims/measured"],
  queryFn: () => ok(api.claims.measured.get()),
};

/** Takes a figure from the agency's own records, with what they say now; until they say enough, what was typed stands. */
export function MeasureIt({ name, isOn, onChange }: Props) {
  const t = useTranslations("admin.branding.measured");
  const format = useFormatter();
  const { data } = useQuery(allMeasured);
  const { amount = null, cases = 0 } = data?.[name] ?? {};
  return (
    <div className="grid gap-0.5 sm:col-span-3">
      <Checkbox label={t(name, { months })} checked={isOn} onCheckedChange={onChange} />
      {data && (
        <p className="pl-[26px] text-xs text-ink-3">
          {amount === null
            ? t("tooFew", { cases, needed: fewestCases })
            : t("now", { amount: format.number(amount), cases })}
        </p>
      )}
    </div>
  );
}
