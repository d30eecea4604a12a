import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import type { Use } from "./providers";
import { budgetCheck, centsOf } from "./cents";
import type { BudgetFields } from "./checks";
import { useSaving } from "./use-saving";

/** How much of everything one month may cost. */
export default function Limits({ use }: { use: Use }) {
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
