import type { ComponentProps } from "react";
import { get } from "react-hook-form";
import { useTranslations } from "use-intl";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import type { Option } from "@/web/ui/select";
import { useForm, useValue } from "./context";
import type { TextName } from "./values";

type TextProps = Omit<ComponentProps<typeof TextField>, "label" | "name"> & { name: TextName };

/** A text of the form, by the name of its field. */
export function Text({ name, ...input }: TextProps) {
  const t = useTranslations("clients.fields");
  const { register } = useForm();
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...register(name)}
      label={t(name)}
      error={useFieldError(name)}
    />
  );
}

type ChoiceProps = { name: "status" | "feeKind"; options: readonly Option[] };

export function Choice({ name, options }: ChoiceProps) {
  const t = useTranslations("clients.fields");
  const { value, onChange } = useValue(name);
  return (
    <SelectField
      label={t(name)}
      options={options}
      value={value}
      onValueChange={onChange}
      error={useFieldError(name)}
    />
  );
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useForm().formState;
  const { message }: { message?: unknown } = get(errors, name) ?? {};
  return typeof message === "string" ? message : undefined;
}
