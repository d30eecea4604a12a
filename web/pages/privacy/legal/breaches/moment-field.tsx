import { useTranslations } from "use-intl";
import { wallOf } from "@/src/calendar";
import { TextField } from "@/web/shared/forms/text-field";
import { useZone } from "@/web/shared/hooks/use-zone";
import { Button } from "@/web/ui/button";

type Props = {
  label: string;
  /** By the reader's own clock; empty where nothing has happened. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
};

/** A moment that has passed, by the reader's clock; most of them are now. */
export function MomentField({ label, value, onChange, required = false }: Props) {
  const t = useTranslations("legal.breaches");
  const zone = useZone();
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          type="datetime-local"
          label={label}
          required={required}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <Button
        aria-label={`${label}: ${t("now")}`}
        onClick={() => onChange(wallOf(new Date().toISOString(), zone))}
      >
        {t("now")}
      </Button>
    </div>
  );
}
