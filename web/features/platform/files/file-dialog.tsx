import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/platform/files/model";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/form-dialog";
import { useDraft } from "@/web/shared/use-draft";
import { filesKey, timelineKey } from "@/web/state/query-keys";
import { FileFields } from "./file-fields";

type Props = { file: RecordFile; onClose: () => void };

/** What is told about a file: its name, what it is about, until when, and who may have it. */
export function FileDialog({ file, onClose }: Props) {
  const t = useTranslations("files.edit");
  const [told, change] = useDraft(() => ({ ...file, expiresOn: file.expiresOn ?? "" }));
  const save = useSave(onClose);
  const submit = () => {
    const { id, version } = file;
    const { name, type, expiresOn, audience } = told;
    save.mutate({ id, version, name, type, audience, expiresOn: expiresOn || null });
  };
  return (
    <FormDialog
      title={t("title")}
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={submit}
      onClose={onClose}
    >
      <FileFields told={told} onChange={change} />
    </FormDialog>
  );
}

type Told = Pick<RecordFile, "id" | "version" | "name" | "type" | "audience" | "expiresOn">;

function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...told }: Told) => ok(api.files({ id }).patch(told)),
    onSuccess: async () => {
      for (const queryKey of [filesKey, timelineKey]) await queries.invalidateQueries({ queryKey });
      onSaved();
    },
  });
}
