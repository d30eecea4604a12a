import { type ComponentProps, type ReactElement } from "react";
import { useTranslations } from "use-intl";
import { isGroup, type Part } from "@/modules/records/conditions/rules";
import { Button } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { ConditionEditor } from "./condition-editor";
import { FloatingPart } from "../floating";
import { useConditionWords } from "../use-condition-words";
import type { Conditions } from "../use-conditions";

type Props = {
  conditions: Conditions;
  at: number;
  part: Part;
  said: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<ComponentProps<"button">>;
};

/** What can be changed of a condition: its values, whether it is or is not so, and whether it is there. */
export default function ChipEditor({ conditions, at, part, said, ...floating }: Props) {
  const t = useTranslations("records.conditions");
  return (
    <FloatingPart label={said} {...floating}>
      <div className="grid w-80 max-w-full gap-3">
        <div className="flex items-center justify-between gap-2">
          <SegmentedControl
            label={t("sense")}
            choices={[
              { value: "is", label: t("is") },
              { value: "isNot", label: t("isNot") },
            ]}
            value={part.isNot ? "isNot" : "is"}
            onValueChange={(sense) => conditions.replace(at, { ...part, isNot: sense === "isNot" })}
          />
          <Button look="ghost" size="sm" onClick={() => conditions.replace(at, null)}>
            {t("remove")}
          </Button>
        </div>
        {isGroup(part) ? (
          <GroupList {...{ conditions, at, part }} />
        ) : (
          <ConditionEditor conditions={conditions} at={at} condition={part} />
        )}
      </div>
    </FloatingPart>
  );
}

type GroupProps = Pick<Props, "conditions" | "at"> & { part: Extract<Part, { any: unknown }> };

/** The ways to fulfil a group, each of which may be given up; the last one stands by itself. */
function GroupList({ conditions, at, part }: GroupProps) {
  const t = useTranslations();
  const { partOf } = useConditionWords(conditions.asks, [part]);
  const without = (index: number): Part | null => {
    const any = part.any.toSpliced(index, 1);
    const [only] = any;
    if (!only) return null;
    return any.length === 1 ? { ...only, isNot: only.isNot !== part.isNot } : { ...part, any };
  };
  return (
    <ul className="grid gap-1">
      {part.any.map((it, index) => (
        <li key={partOf(it)} className="flex items-center justify-between gap-2 text-sm">
          <span>{partOf(it)}</span>
          <Button
            look="ghost"
            size="sm"
            aria-label={t("ui.list.removeFilter", { label: partOf(it) })}
            onClick={() => conditions.replace(at, without(index))}
          >
            {t("records.conditions.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
