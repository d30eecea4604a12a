import { useTranslations } from "use-intl";
import { isColor } from "@/modules/platform/branding/agency/rules";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";

type Props = {
  label: string;
  /** What the picker beside the text is called. */
  picker: string;
  value: string;
  onChange: (color: string) => void;
};

/** A colour as a sign to point at and as text to paste. */
export function ColorField({ label, picker, value, onChange }: Props) {
  const t = useTranslations("admin.look");
  return (
    <Field label={label} error={isColor(value) ? undefined : t("colorWrong")}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={picker}
            value={isColor(value) ? value.toLowerCase() : undefined}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
            className="h-[36px] w-[44px] shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
          />
          <Input
            {...control}
            className="num min-w-0 uppercase"
            maxLength={7}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(hashed(target.value))}
          />
        </div>
      )}
    </Field>
  );
}

/** Many programs leave the sign before a colour away. */
const hashed = (text: string) => {
  const color = text.trim().toUpperCase();
  return /^[\dA-F]{6}$/.test(color) ? `#${color}` : color;
};
