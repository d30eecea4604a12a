import type { ComponentProps } from "react";
import { get } from "react-hook-form";
import { useTranslations } from "use-intl";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import type { Option } from "@/web/ui/select";
import { useForm, useValue } from "./context";
import type { figures, texts } from "./values";

type Name = (typeof texts)[number] | (typeof figures)[number];
type TextProps = Omit<ComponentProps<typeof TextField>, "label" | "name"> & { name: Name };

/** A text of the form, by the name of its field. */
export function Text({ name, ...input }: TextProps) {
  const t = useTranslations("candidates.fields");
  const { register } = useForm();
  return <TextField {...input} {...register(name)} label={t(name)} error={useFieldError(name)} />;
}

type ChoiceProps = {
  name: "country" | "role" | "contract" | "origin" | "worksShifts";
  options: readonly Option[];
};

/** A choice of one; the empty one stands for "nobody asked". */
export function Choice({ name, options }: ChoiceProps) {
  const t = useTranslations("candidates.fields");
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
