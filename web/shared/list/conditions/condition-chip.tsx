import { X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Part } from "@/modules/records/conditions/rules";
import type { Conditions } from "./use-conditions";

const ChipEditor = lazy(() => import("./editor/chip-editor"));

type Props = { conditions: Conditions; at: number; part: Part; said: string };

/** A condition in force: a press opens what can be changed of it, the cross takes it off. */
export function ConditionChip({ conditions, at, part, said }: Props) {
  const t = useTranslations();
  const [isWanted, want] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const name = t("records.conditions.edit", { said });
  const open = () => {
    want(true);
    setOpen(true);
  };
  const look = {
    type: "button" as const,
    "aria-label": name,
    className: "min-h-[28px] cursor-pointer truncate rounded-md pl-2.5 text-left hover:underline",
    children: said,
  };
  const button = <button {...look} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} />;
  return (
    <span className="inline-flex min-h-[28px] max-w-full items-center rounded-md border border-line bg-raised text-xs text-ink">
      {isWanted ? (
        <Suspense fallback={button}>
          <ChipEditor
            {...{ conditions, at, part, said: name }}
            open={isOpen}
            onOpenChange={setOpen}
            trigger={<button {...look} />}
          />
        </Suspense>
      ) : (
        button
      )}
      <button
        type="button"
        aria-label={t("ui.list.removeFilter", { label: said })}
        onClick={() => conditions.replace(at, null)}
        className="ml-0.5 grid size-[26px] shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink"
      >
        <X aria-hidden="true" size={13} />
      </button>
    </span>
  );
}
