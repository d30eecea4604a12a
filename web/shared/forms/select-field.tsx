import { Field } from "@/web/ui/field";
import { type Option, Select } from "@/web/ui/select";
import { useServerText } from "@/web/i18n/server-texts";

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
};

/** A labelled choice of one; its error is said in the reader's language. */
export function SelectField<Value extends string>({ label, error, ...select }: Props<Value>) {
  const say = useServerText();
  return (
    <Field label={label} error={error && say(error)}>
      {(control) => <Select {...control} {...select} className="w-full" />}
    </Field>
  );
}
