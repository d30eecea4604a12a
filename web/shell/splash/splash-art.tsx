import { cx } from "@/web/ui/cx";

const racks = 12;
const units = 14;

/** An aisle seen from the front: its racks fill from the floor up, one after another, as work is done. */
export function Racks({ progress }: { progress: number }) {
  const filled = Math.round((progress / 100) * racks * units);
  return (
    <div aria-hidden="true" className="border-b-2 border-line-strong">
      <div className="flex items-end gap-[6px] px-1">
        {Array.from({ length: racks }, (_, rack) => (
          <Rack key={rack} rack={rack} filled={filled} />
        ))}
      </div>
    </div>
  );
}

function Rack({ rack, filled }: { rack: number; filled: number }) {
  return (
    <div className="flex flex-1 flex-col-reverse gap-[3px] rounded-t-sm border border-b-0 bg-surface p-[4px]">
      {Array.from({ length: units }, (_, unit) => {
        const isOn = order(rack, unit) < filled;
        return (
          <span
            key={unit}
            className={cx(
              "flex h-[9px] items-center rounded-[2px] pl-[3px] transition-colors duration-150",
              isOn ? "bg-primary" : "bg-line",
            )}
          >
            <span
              className={cx("size-[3px] rounded-[1px]", isOn ? "bg-ok-led" : "bg-transparent")}
            />
          </span>
        );
      })}
    </div>
  );
}

/** When a unit lights up: along a slanted front, so that the aisle fills like a wave and not like a list. */
const order = (rack: number, unit: number): number => rank.get(rack * units + unit) ?? 0;

const slots = Array.from({ length: racks * units }, (_, slot) => ({
  slot,
  // A unit waits for those below it and for the racks before it; the last term keeps the front uneven.
  turn: (slot % units) + Math.floor(slot / units) * 1.1 + ((slot * 7) % 5) * 0.9,
}));
const rank = new Map(
  slots.sort((a, b) => a.turn - b.turn || a.slot - b.slot).map(({ slot }, place) => [slot, place]),
);
