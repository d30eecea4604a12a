import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  seatPlans,
  type SeatTemplate,
  seatTemplates,
  phases,
  roles,
} from "@/modules/staffing/projects/rules";
import { addDays } from "@/src/calendar";
import { SeatPlan } from "@/web/features/staffing/projects/ledger/seat-plan";
import { Button } from "@/web/ui/button";
import { useValue, useFieldError } from "./parts";
import { blankSeat, type SeatForm } from "./values";
import type { ComponentProps } from "react";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { IconButton } from "@/web/ui/icon-button";

type Props = {
  at: number;
  seat: SeatForm;
  onChange: (change: Partial<SeatForm>) => void;
  onRemove: () => void;
};

/** One kind of people, in one phase. */
function SeatRow({ at, seat, onChange, onRemove }: Props) {
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

/** Who is needed in which phase, from a template or line by line, with what that means week by week. */
export function SeatFields() {
  const t = useTranslations("projectWork");
  const { value: seats, onChange } = useValue("seats");
  const { value: start } = useValue("startDate");
  return (
    <div className="grid gap-3">
      {seats.length === 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t("templates.label")}
          {seatTemplates.map((template) => (
            <Button key={template} size="sm" onClick={() => onChange(seatsFrom(template, start))}>
              {t(`templates.${template}`)}
            </Button>
          ))}
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {seats.map((seat, at) => (
          <SeatRow
            key={at}
            {...{ at, seat }}
            onChange={(change) => onChange(seats.with(at, { ...seat, ...change }))}
            onRemove={() => onChange(seats.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <div>
        <Button size="sm" icon={Plus} onClick={() => onChange([...seats, blankSeat])}>
          {t("seat.add")}
        </Button>
      </div>
      <SeatPlan seats={seats.map((seat) => ({ ...seat, seats: Number(seat.seats) }))} />
    </div>
  );
}

/** The seats of a template; without a first day nobody knows their dates yet. */
const seatsFrom = (template: SeatTemplate, start: string): SeatForm[] =>
  seatPlans[template].map(({ seats, from, until, ...seat }) => ({
    ...seat,
    seats: String(seats),
    from: start && addDays(start, from * 7),
    until: start && addDays(start, until * 7 + 6),
    rateFrom: "",
    rateTo: "",
  }));
