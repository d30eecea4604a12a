import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/deployments/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/components/attached/use-deed";
import { currentRates } from "@/web/components/queries/deployments";
import type { DealText } from "@/web/components/rates/deal";
import { DealPicture } from "@/web/components/rates/deal-picture";
import { figure } from "@/web/components/record/form/figure";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { deploymentKind } from "../kind";
import { dealTextOf } from "./deal-text";

type Props = { deployment: DeploymentRecord; onClose: () => void };

const hourFields = ["salary", "billRate", "perDiem", "employerPercent", "hoursPerWeek"] as const;
const yearFields = ["salary", "feePercent", "hoursPerWeek"] as const;

/** Other dates or rates from a day on; what holds now stays until then. */
export default function TermsDialog({ deployment: it, onClose }: Props) {
  const t = useTranslations("deployments");
  const tCommon = useTranslations("common.actions");
  const form = useId();
  const [deal, setDeal] = useState(() => dealTextOf(it));
  const [effectiveFrom, setFrom] = useState("");
  const [endDate, setEnd] = useState(it.endDate ?? "");
  const [reason, setReason] = useState("");
  const { data: rates } = useQuery(currentRates);
  const ask = useAsking(it);
  const isForGood = it.contractType === "permanent";
  const names = isForGood ? yearFields : hourFields;
  const labelOf = (name: (typeof hourFields | typeof yearFields)[number]) =>
    name === "salary"
      ? t(`fields.${isForGood ? "salaryYear" : "salaryHour"}`)
      : t(`fields.${name}`);
  const submit = () => ask.mutate({ deal, effectiveFrom, endDate, reason }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("terms.ask")}
      description={t("terms.askText")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={ask.isPending}>
          {t("terms.send")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("fields.effectiveFrom")}
            type="date"
            required
            value={effectiveFrom}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={t("fields.endDate")}
            type="date"
            value={endDate}
            onChange={(event) => setEnd(event.target.value)}
          />
          {names.map((name) => (
            <TextField
              key={name}
              label={labelOf(name)}
              inputMode="decimal"
              value={deal[name]}
              onChange={(event) => setDeal({ ...deal, [name]: event.target.value })}
            />
          ))}
        </div>
        {rates && deal.salary && <DealPicture deal={deal} rates={rates} />}
        <Field label={t("fields.reason")}>
          {(control) => (
            <Textarea
              {...control}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

type Asked = { deal: DealText; effectiveFrom: string; endDate: string; reason: string };

const amount = (text: string) => text.trim().replace(",", ".") || null;

function useAsking({ id, version }: DeploymentRecord) {
  const t = useTranslations("deployments.terms");
  return useDeed<Asked, DeploymentRecord>({
    act: ({ deal, effectiveFrom, endDate, reason }) =>
      ok(
        api.deployments({ id }).terms.post({
          version,
          effectiveFrom,
          reason,
          endDate: endDate || null,
          salary: amount(deal.salary),
          billRate: amount(deal.billRate),
          perDiem: amount(deal.perDiem),
          hoursPerWeek: figure(deal.hoursPerWeek),
          employerPercent: figure(deal.employerPercent),
          feePercent: figure(deal.feePercent),
        }),
      ),
    said: () => t("asked"),
    failed: t("failed"),
    keys: [deploymentKind.queryKey],
  });
}
