import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Rates } from "@/modules/staffing/rates/model";
import { api, ok } from "@/web/api";
import { useCountryNames } from "@/web/shared/country-name";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { parseNumber } from "@/web/shared/record/form/parse-number";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { useAsOf } from "./use-as-of";

type Props = { rates: Rates; onClose: () => void };

const aimNames = ["targetMargin", "floorMargin", "targetFee", "floorFee"] as const;

/** What an administrator decides for all calculations. */
export default function AimsDialog({ rates, onClose }: Props) {
  const t = useTranslations("deployments.aims");
  const date = useAsOf(rates);
  const [aims, changeAims] = useDraft(() => textsOf(rates.aims));
  const [costs, changeCosts] = useDraft(() => ownOf(rates));
  const save = useSaving(onClose);
  return (
    <FormDialog
      title={t("title")}
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(valueOf(aims, costs))}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        {aimNames.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            inputMode="decimal"
            value={aims[name]}
            onChange={(event) => changeAims({ [name]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-xs text-ink-2">{t("costs", { date })}</p>
      <CostFields usual={rates.employerPercent} costs={costs} onChange={changeCosts} />
    </FormDialog>
  );
}

type CostProps = {
  usual: Rates["employerPercent"];
  costs: Record<string, string>;
  onChange: (part: Record<string, string>) => void;
};

/** What an employer pays on top, a country each. */
function CostFields({ usual, costs, onChange }: CostProps) {
  const countryOf = useCountryNames();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(usual).map(([code, percent]) => (
        <TextField
          key={code}
          label={countryOf(code)}
          inputMode="decimal"
          placeholder={String(percent)}
          value={costs[code] ?? ""}
          onChange={(event) => onChange({ [code]: event.target.value })}
        />
      ))}
    </div>
  );
}

/** As the server takes it: a country that was left empty keeps what is usual there. */
function valueOf(aims: ReturnType<typeof textsOf>, costs: Record<string, string>) {
  const filled = Object.entries(costs).filter(([, text]) => text.trim() !== "");
  return {
    ...Object.fromEntries(aimNames.map((name) => [name, parseNumber(aims[name])])),
    employerPercent: Object.fromEntries(filled.map(([code, text]) => [code, parseNumber(text)])),
  };
}

const textsOf = (aims: Rates["aims"]) => ({
  targetMargin: String(aims.targetMargin),
  floorMargin: String(aims.floorMargin),
  targetFee: String(aims.targetFee),
  floorFee: String(aims.floorFee),
});

const ownOf = ({ own, employerPercent }: Rates): Record<string, string> =>
  Object.fromEntries(own.map((code) => [code, String(employerPercent[code] ?? "")]));

function useSaving(onDone: () => void) {
  const t = useTranslations("deployments.aims");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (value: Record<string, unknown>) =>
      ok(api.settings({ name: "rates" }).put({ value })),
    onSuccess: () => {
      notify({ title: t("saved"), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: currentRates.queryKey });
    },
  });
}
