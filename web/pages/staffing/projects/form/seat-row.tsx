import { Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { phases, roles } from "@/modules/staffing/projects/rules";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import { IconButton } from "@/web/ui/icon-button";
import { useFieldError } from "./parts";
import type { SeatForm } from "./values";

type Props = {
  at: number;
  seat: SeatForm;
  onChange: (change: Partial<SeatForm>) => void;
  onRemove: () => void;
};

/** One kind of people, in one phase. */
export function SeatRow({ at, seat, onChange, onRemove }: Props) {
  const t = useTranslations("projectWork");
  const tJobs = useTranslations("jobs");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-lg border border-line bg-surface p-3">
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        <SelectField
          label={t("seat.phase")}
          options={phases.map((value) => ({ value, label: t(`phases.${value}`) }))}
          value={seat.phase}
          onValueChange={(phase) => onChange({ phase })}
        />
        <SelectField
          label={t("seat.role")}
          options={roles.map((value) => ({ value, label: tJobs(`roles.${value}`) }))}
          value={seat.role}
          onValueChange={(role) => onChange({ role })}
        />
        <SeatText {...{ at, seat, onChange }} name="seats" inputMode="numeric" />
        <SeatText {...{ at, seat, onChange }} name="from" type="date" />
        <SeatText {...{ at, seat, onChange }} name="until" type="date" />
        <div className="grid grid-cols-2 gap-2">
          <SeatText {...{ at, seat, onChange }} name="rateFrom" inputMode="decimal" />
          <SeatText {...{ at, seat, onChange }} name="rateTo" inputMode="decimal" />
        </div>
      </div>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t("seat.remove", { at: at + 1 })}
        onClick={onRemove}
      />
    </li>
  );
}

type Name = "seats" | "from" | "until" | "rateFrom" | "rateTo";
type TextProps = Omit<Props, "onRemove"> & { name: Name } & Pick<
    ComponentProps<"input">,
    "type" | "inputMode"
  >;

function SeatText({ at, seat, onChange, name, ...input }: TextProps) {
  const t = useTranslations("projectWork.seat");
  return (
    <TextField
      {...input}
      label={t(name)}
      autoComplete="off"
      value={seat[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={useFieldError(`seats.${at}.${name}`)}
    />
  );
}
