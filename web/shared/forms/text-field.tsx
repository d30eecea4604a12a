import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useSpoken } from "@/web/i18n/server-texts";

type Props = ComponentProps<typeof Input> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled text control whose error is said in the reader's language. */
export function TextField({ label, hint, error, ...input }: Props) {
  const say = useSpoken();
  return (
    <Field label={label} hint={hint} error={error && say(error)}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
