import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { StageTemplate } from "@/modules/staffing/pipeline/model";
import {
  type Stage,
  stagesFrom,
  stageTemplates as standard,
} from "@/modules/staffing/projects/rules";
import { api, ok, isApiError } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useStageName } from "@/web/features/staffing/projects/use-stage-name";
import { stageTemplates } from "@/web/features/platform/admin/queries";
import { stageTemplatesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Chip, Tag } from "@/web/ui/tag";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { named, StageRows } from "@/web/features/staffing/projects/stage-rows";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";

/** A template being written; without an id it is a new one. */
type Draft = Omit<StageTemplate, "id"> & { id: string | null };

type Props = { draft: Draft; onClose: () => void };

/** The name of a template and the stages a board begins with; boards that did keep theirs. */
function StageTemplateDialog({ draft: begun, onClose }: Props) {
  const t = useTranslations("house.stages");
  const tWork = useTranslations("projectWork.staging");
  const [draft, change] = useDraft(() => begun);
  const save = useSaving(onClose);
  const fields = isApiError(save.error) ? save.error.refusal.fields : undefined;
  return (
    <FormDialog
      title={t(begun.id ? "editTitle" : "newTitle")}
      description={tWork("text")}
      size="lg"
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(draft)}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        required
        maxLength={60}
        value={draft.name}
        error={fields?.["name"]}
        onChange={(event) => change({ name: event.target.value })}
      />
      <StageRows stages={draft.stages} onChange={(stages) => change({ stages })} />
    </FormDialog>
  );
}

function useSaving(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, name, stages }: Draft) => {
      const words = { name, stages: named(stages) };
      return id === null
        ? ok(api["stage-templates"].post(words))
        : ok(api["stage-templates"]({ id }).patch({ version, ...words }));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: stageTemplatesKey });
      onDone();
    },
  });
}

/** The stages that a board may begin with: those of the product to copy, and the agency's own. */
export function StageTemplates() {
  const t = useTranslations("house.stages");
  const tWork = useTranslations("projectWork");
  const query = useQuery(stageTemplates);
  const [draft, setDraft] = useState<Draft | null>(null);
  const fresh = (name: string, stages: Stage[]) => setDraft({ id: null, version: 1, name, stages });
  return (
    <Card
      title={t("title")}
      action={
        <Button size="sm" icon={Plus} onClick={() => fresh("", stagesFrom("standard"))}>
          {t("add")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(own) => (
          <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
            {own.map((template) => (
              <Row key={template.id} {...template}>
                <TemplateActions template={template} onEdit={() => setDraft(template)} />
              </Row>
            ))}
            {standard.map((id) => {
              const name = tWork(`stageTemplates.${id}`);
              return (
                <Row key={id} name={name} stages={stagesFrom(id)} isStandard>
                  <IconButton
                    icon={Copy}
                    size="sm"
                    label={t("copy", { name })}
                    onClick={() => fresh("", stagesFrom(id))}
                  />
                </Row>
              );
            })}
          </ul>
        )}
      </Read>
      {draft && <StageTemplateDialog draft={draft} onClose={() => setDraft(null)} />}
    </Card>
  );
}

type RowProps = {
  name: string;
  stages: Stage[];
  isStandard?: boolean;
  children: ReactNode;
};

function Row({ name, stages, isStandard = false, children }: RowProps) {
  const t = useTranslations("house.stages");
  const nameOf = useStageName();
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          {name}
          {isStandard && <Tag hasLed={false}>{t("standard")}</Tag>}
        </p>
        <p className="flex flex-wrap gap-1">
          {stages.map((stage) => (
            <Chip key={stage.id}>{nameOf(stage)}</Chip>
          ))}
        </p>
      </div>
      <span className="flex shrink-0">{children}</span>
    </li>
  );
}

function TemplateActions({ template, onEdit }: { template: StageTemplate; onEdit: () => void }) {
  const t = useTranslations("house.stages");
  const { id, name, stages } = template;
  const remove = useUndoableMutation({
    run: () => ok(api["stage-templates"]({ id }).delete()),
    undo: () => ok(api["stage-templates"].post({ name, stages })),
    success: () => t("removed", { name }),
    failure: t("notChanged"),
    keys: [stageTemplatesKey],
  });
  return (
    <>
      <IconButton icon={Pencil} size="sm" label={t("edit", { name })} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        size="sm"
        label={t("remove", { name })}
        onClick={() => remove.mutate(undefined)}
      />
    </>
  );
}
