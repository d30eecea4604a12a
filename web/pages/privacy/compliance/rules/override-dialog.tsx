import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { maxValue, maxReasonLength, minReasonLength } from "@/modules/staffing/country-rules/rules";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { rulesKey } from "@/web/features/staffing/country-rules/queries";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { deploymentsKey } from "@/web/state/query-keys";
import { useNumbers } from "./use-numbers";

type Props = { rule: CountryRule; name: string; onClose: () => void };

/** Other numbers than a rule's own, and why. */
export default function OverrideDialog({ rule, name, onClose }: Props) {
  const t = useTranslations("compliance.rules");
  const numbers = useNumbers(rule);
  const queries = useQueryClient();
  const [written, setWritten] = useState<Record<string, string>>(() => textsOf(rule));
  const [reason, setReason] = useState("");
  const save = useMutation({
    mutationFn: () =>
      ok(
        api.compliance.rules({ id: rule.id }).override.put({ values: numbersIn(written), reason }),
      ),
    onSuccess: async () => {
      const shown = [rulesKey, deploymentsKey];
      await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <FormDialog
      title={t("overrideTitle")}
      description={name}
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {numbers.map(({ name: key, label }) => (
        <TextField
          key={key}
          label={label}
          type="number"
          required
          min={0}
          max={maxValue}
          step={1}
          value={written[key] ?? ""}
          onChange={(event) => setWritten({ ...written, [key]: event.target.value })}
        />
      ))}
      <TextAreaField
        label={t("reason")}
        required
        rows={3}
        minLength={minReasonLength}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

const textsOf = ({ values }: CountryRule) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const numbersIn = (written: Record<string, string>) =>
  Object.fromEntries(Object.entries(written).map(([name, text]) => [name, Number(text)]));
