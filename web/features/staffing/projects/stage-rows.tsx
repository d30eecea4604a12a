import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { maxStages, type Stage, stageTypes } from "@/modules/staffing/projects/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { useStageName } from "./use-stage-name";

type Props = { stages: Stage[]; onChange: (stages: Stage[]) => void };

/** The columns of a board: their names, their order, and what each means for the figures. */
export function StageRows({ stages, onChange }: Props) {
  const t = useTranslations("projectWork.staging");
  const add = () => onChange([...stages, { id: freeId(stages), name: "", type: "interview" }]);
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {stages.map((stage, at) => (
          <StageRow
            key={stage.id}
            {...{ stage, at }}
            onChange={(change) => onChange(stages.with(at, { ...stage, ...change }))}
            onUp={() => onChange(raised(stages, at))}
            onRemove={() => onChange(stages.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <div>
        <Button size="sm" icon={Plus} disabled={stages.length >= maxStages} onClick={add}>
          {t("add")}
        </Button>
      </div>
    </div>
  );
}

/** One place further to the front. */
const raised = (stages: Stage[], at: number): Stage[] =>
  stages.toSpliced(at, 1).toSpliced(at - 1, 0, ...stages.slice(at, at + 1));

/** An id that the board does not have yet. */
function freeId(stages: Stage[]): string {
  const taken = new Set(stages.map(({ id }) => id));
  let n = stages.length + 1;
  while (taken.has(`stage-${n}`)) n += 1;
  return `stage-${n}`;
}

/** A stage without a name of its own is called as its id is translated. */
export const named = (stages: Stage[]): Stage[] =>
  stages.map((it) => ({ ...it, name: it.name?.trim() || null }));

type RowProps = {
  stage: Stage;
  at: number;
  onChange: (change: Partial<Stage>) => void;
  onUp: () => void;
  onRemove: () => void;
};

function StageRow({ stage, at, onChange, onUp, onRemove }: RowProps) {
  const t = useTranslations("projectWork");
  const nameOf = useStageName();
  const name = stage.name || nameOf({ ...stage, name: null });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label={t("staging.name", { at: at + 1 })}
        maxLength={40}
        value={stage.name ?? nameOf(stage)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label={t("staging.type")}
        options={stageTypes.map((value) => ({ value, label: t(`stageTypes.${value}`) }))}
        value={stage.type}
        onValueChange={(type) => onChange({ type })}
      />
      <span className="flex">
        <IconButton
          icon={ArrowUp}
          size="sm"
          disabled={at === 0}
          label={t("staging.up", { name })}
          onClick={onUp}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={t("staging.remove", { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
