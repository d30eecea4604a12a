import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { DateInput } from "@/web/shared/date-input/date-input";
import { isDateKind } from "@/web/shared/date-input/date-text";
import { useServerText } from "@/web/i18n/server-texts";

type Props = ComponentProps<typeof Input> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled text control whose error is said in the reader's language. */
export function TextField({ label, hint, error, ...input }: Props) {
  const say = useServerText();
  return (
    <Field label={label} hint={hint} error={error && say(error)}>
      {(control) =>
        isDateKind(input.type) ? (
          <DateInput {...input} {...control} type={input.type} value={textIn(input.value)} />
        ) : (
          <Input {...input} {...control} />
        )
      }
    </Field>
  );
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
