import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { StageTemplate } from "@/modules/staffing/pipeline/model";
import { api, isApiError, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/form-dialog";
import { named, StageRows } from "@/web/features/staffing/projects/stage-rows";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { stageTemplatesKey } from "@/web/state/query-keys";

/** A template being written; without an id it is a new one. */
export type Draft = Omit<StageTemplate, "id"> & { id: string | null };

type Props = { draft: Draft; onClose: () => void };

/** The name of a template and the stages a board begins with; boards that did keep theirs. */
export function StageTemplateDialog({ draft: begun, onClose }: Props) {
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
