import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/projects/model";
import { mostStages, type Stage, stageTypes } from "@/modules/projects/rules";
import { useStageName } from "@/web/components/projects/use-stage-name";
import { SelectField } from "@/web/components/select-field";
import { useRefusal } from "@/web/components/spoken";
import { TextField } from "@/web/components/text-field";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { IconButton } from "@/web/ui/icon-button";
import { useStages } from "./use-stages";

type Props = { project: ProjectRecord; onClose: () => void };

/** The columns of one board: their names, their order, and what each means for the figures. */
export default function StagesDialog({ project, onClose }: Props) {
  const t = useTranslations("projectWork.staging");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const [stages, setStages] = useState<Stage[]>(project.stages);
  const save = useStages(project, onClose);
  const add = () => setStages([...stages, { id: freeId(stages), name: "", type: "interview" }]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tAll("close")}
      footer={
        <Button look="primary" pending={save.isPending} onClick={() => save.mutate(stages)}>
          {t("save")}
        </Button>
      }
    >
      <div className="grid gap-3">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        <ol className="grid gap-3">
          {stages.map((stage, at) => (
            <StageRow
              key={stage.id}
              {...{ stage, at }}
              onChange={(change) => setStages(stages.with(at, { ...stage, ...change }))}
              onUp={() => setStages(raised(stages, at))}
              onRemove={() => setStages(stages.toSpliced(at, 1))}
            />
          ))}
        </ol>
        <div>
          <Button size="sm" icon={Plus} disabled={stages.length >= mostStages} onClick={add}>
            {t("add")}
          </Button>
        </div>
      </div>
    </Dialog>
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
