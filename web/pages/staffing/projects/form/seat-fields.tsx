import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { seatTemplates } from "@/modules/staffing/projects/rules";
import { SeatPlan } from "@/web/features/staffing/projects/seat-plan";
import { Button } from "@/web/ui/button";
import { useValue } from "./parts";
import { SeatRow } from "./seat-row";
import { seatsFrom } from "./templates";
import { blankSeat } from "./values";

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
