import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/records/files/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { candidatesKey, filesKey, timelineKey } from "@/web/state/query-keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { FileFields } from "./file-fields";
import { canFillIn, type FillInDialog } from "./fill-in";
import { contentOf } from "./queries";

const keys = [filesKey, timelineKey, candidatesKey];

type Props = { file: RecordFile; FillInDialog: FillInDialog; look: () => void };

export function FileMenu({ file, FillInDialog, look }: Props) {
  const t = useTranslations("files.menu");
  const mayEdit = useHasRole("recruiter");
  const [open, setOpen] = useState<"edit" | "cv" | null>(null);
  const close = () => setOpen(null);
  const remove = useUndoableMutation({
    run: () => ok(api.files.removals.post({ fileIds: [file.id] })),
    undo: () => ok(api.files.removals.delete({ fileIds: [file.id] })),
    success: () => t("removed", { name: file.name }),
    failure: t("removeFailed"),
    keys,
  });
  return (
    <span className="-my-0.5 shrink-0">
      <LazyMenu
        label={t("label", { name: file.name })}
        entries={[
          { label: t("look"), onSelect: look },
          { label: t("download"), href: contentOf(file), isDownload: true },
          ...(mayEdit && canFillIn(file)
            ? [{ label: t("fillIn"), onSelect: () => setOpen("cv") }]
            : []),
          ...(mayEdit
            ? [
                { label: t("edit"), onSelect: () => setOpen("edit") },
                { label: t("remove"), isDanger: true, onSelect: () => remove.mutate(undefined) },
              ]
            : []),
        ]}
        trigger={
          <BareIconButton icon={Ellipsis} size="sm" label={t("label", { name: file.name })} />
        }
      />
      {open === "edit" && <FileDialog file={file} onClose={close} />}
      {open === "cv" && (
        <Suspense>
          <FillInDialog file={file} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

type FileDialogProps = { file: RecordFile; onClose: () => void };

/** What is told about a file: its name, what it is about, until when, and who may have it. */
function FileDialog({ file, onClose }: FileDialogProps) {
  const t = useTranslations("files.edit");
  const [told, change] = useDraft(() => ({ ...file, expiresOn: file.expiresOn ?? "" }));
  const save = useSave(onClose);
  const submit = () => {
    const { id, version } = file;
    const { name, type, expiresOn, audience } = told;
    const about = type === "portrait" ? {} : { type };
    save.mutate({ id, version, name, ...about, audience, expiresOn: expiresOn || null });
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

type Told = Pick<RecordFile, "id" | "version" | "name" | "audience" | "expiresOn"> & {
  type?: Exclude<RecordFile["type"], "portrait">;
};

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
