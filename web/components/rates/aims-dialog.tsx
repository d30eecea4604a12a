import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Rates } from "@/modules/rates/model";
import { api, ok } from "@/web/api";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { currentRates } from "@/web/components/queries/deployments";
import { figure } from "@/web/components/record/form/figure";
import { useRefusal } from "@/web/components/spoken";
import { TextField } from "@/web/components/text-field";
import { notifyAtom } from "@/web/state/notices";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { rates: Rates; onClose: () => void };

const aimNames = ["targetMargin", "floorMargin", "targetFee", "floorFee"] as const;

/** What an administrator decides for all calculations. */
export default function AimsDialog({ rates, onClose }: Props) {
  const t = useTranslations("deployments.aims");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const countryOf = useCountryNames();
  const form = useId();
  const [aims, setAims] = useState(() => textsOf(rates.aims));
  const [costs, setCosts] = useState(() => ownOf(rates));
  const save = useSaving(onClose);
  const submit = () => {
    const filled = Object.entries(costs).filter(([, text]) => text.trim() !== "");
    save.mutate({
      ...Object.fromEntries(aimNames.map((name) => [name, figure(aims[name])])),
      employerPercent: Object.fromEntries(filled.map(([code, text]) => [code, figure(text)])),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={save.isPending}>
          {t("save")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        <div className="grid grid-cols-2 gap-3">
          {aimNames.map((name) => (
            <TextField
              key={name}
              label={t(name)}
              inputMode="decimal"
              value={aims[name]}
              onChange={(event) => setAims({ ...aims, [name]: event.target.value })}
            />
          ))}
        </div>
        <p className="text-xs text-ink-2">{t("costs", { date: rates.asOf })}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {Object.keys(rates.employerPercent).map((code) => (
            <TextField
              key={code}
              label={countryOf(code)}
              inputMode="decimal"
              placeholder={String(rates.employerPercent[code])}
              value={costs[code] ?? ""}
              onChange={(event) => setCosts({ ...costs, [code]: event.target.value })}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
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
