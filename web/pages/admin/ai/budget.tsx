import { useForm } from "react-hook-form";
import { useFormatter, useTranslations } from "use-intl";
import type { AiStatus } from "@/modules/ai/model";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import type { Use } from "./ai-tab";
import { centsOf } from "./cents";
import { budgetCheck } from "./checking";
import type { BudgetFields } from "./checks";
import { useSaving } from "./use-saving";

type Props = { use: Use; status: AiStatus };

/** What this month has cost so far, and what it may. */
export function Budget({ use, status }: Props) {
  const t = useTranslations("admin.ai");
  return (
    <Card title={t("budget")}>
      <Spent status={status} />
      <Limits use={use} />
    </Card>
  );
}

function Spent({ status }: { status: AiStatus }) {
  const { spent, monthly, model, isPriced } = status;
  const t = useTranslations("admin.ai");
  const format = useFormatter();
  const money = (cents: number) =>
    format.number(cents / 100, { style: "currency", currency: "EUR" });
  const bars = [
    ["cents", money(spent.cents), money(monthly.cents)],
    ["requests", format.number(spent.requests), format.number(monthly.requests)],
    ["tokens", format.number(spent.tokens), format.number(monthly.tokens)],
  ] as const;
  return (
    <div className="grid gap-3">
      {bars.map(([what, used, most]) => (
        <div key={what} className="grid gap-1 text-sm">
          <p className="flex justify-between gap-3 text-ink-2">
            {t(`limits.${what}`)}
            <span className="num text-ink">{t("ofMost", { used, most })}</span>
          </p>
          <Progress
            label={t(`limits.${what}`)}
            value={shareOf(spent[what], monthly[what])}
            text={t("ofMost", { used, most })}
          />
        </div>
      ))}
      {model && !isPriced && <p className="text-xs text-ink-2">{t("unpriced")}</p>}
    </div>
  );
}

const shareOf = (used: number, most: number) =>
  most === 0 ? 100 : Math.min(100, Math.round((used / most) * 100));

function Limits({ use }: { use: Use }) {
  const t = useTranslations("admin.ai");
  const save = useSaving(use);
  const { cents, ...rest } = use.value.monthly;
  const { register, handleSubmit, formState } = useForm<BudgetFields>({
    resolver: budgetCheck,
    defaultValues: { ...rest, euros: cents / 100 },
  });
  const submit = ({ euros, ...limits }: BudgetFields) =>
    save.mutate({
      value: { ...use.value, monthly: { ...limits, cents: Math.round(centsOf(euros)) } },
    });
  const fields = ["euros", "requests", "tokens"] as const;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(submit)}
      className="mt-4 grid gap-3 border-t border-line pt-4"
    >
      {fields.map((name) => (
        <TextField
          key={name}
          {...register(name, { valueAsNumber: true })}
          label={t(`most.${name}`)}
          error={formState.errors[name]?.message}
          type="number"
          step="any"
          min={0}
        />
      ))}
      <div>
        <Button type="submit" pending={save.isPending}>
          {t("saveBudget")}
        </Button>
      </div>
    </form>
  );
}
