import { useQuery } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { filesKey, timelineKey } from "@/web/state/query-keys";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { portraitOf, RecordFace } from "./record-face";

const taken = "image/png,image/jpeg,image/webp";
const keys = [filesKey, timelineKey];

type Props = ComponentProps<typeof RecordFace> & { id: string };

/** The face in the head of a record, with the way to another one and to none. */
export function PortraitMenu(props: Props) {
  const t = useTranslations(`records.portrait.${props.kind}`);
  const input = useRef<HTMLInputElement>(null);
  const { fileId, put, remove } = usePortrait(props);
  const label = t("label", { name: props.name });
  const choose = { label: t(fileId ? "replace" : "add"), icon: ImageUp };
  const away = { label: t("remove"), icon: Trash2, isDanger: true };
  return (
    <span className="relative shrink-0">
      <RecordFace {...props} />
      <input
        ref={input}
        type="file"
        accept={taken}
        hidden
        aria-label={t("add")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) put.mutate(file);
          target.value = "";
        }}
      />
      <LazyMenu
        label={label}
        entries={[
          { ...choose, onSelect: () => input.current?.click() },
          ...(fileId ? [{ ...away, onSelect: () => remove.mutate(fileId) }] : []),
        ]}
        trigger={
          <button
            type="button"
            aria-label={label}
            title={label}
            className="absolute inset-0 cursor-pointer rounded-md"
          />
        }
      />
    </span>
  );
}

/** Puts a portrait up and takes it away, at once; both can be undone. */
function usePortrait({ kind, id }: Props) {
  const t = useTranslations(`records.portrait.${kind}`);
  const { data: fileId = null } = useQuery(portraitOf(kind, id));
  const off = (ids: string[]) => ok(api.files.removals.post({ fileIds: ids }));
  const back = (ids: string[]) => ok(api.files.removals.delete({ fileIds: ids }));
  const put = useUndoableMutation({
    run: async (file: File) => {
      const sent = { file, kind, recordId: id, type: "portrait", audience: "internal" } as const;
      return { added: (await ok(api.files.post(sent))).id, before: fileId };
    },
    undo: async ({ added, before }) => {
      await off([added]);
      if (before) await back([before]);
    },
    success: () => t("added"),
    failure: t("addFailed"),
    keys,
  });
  const remove = useUndoableMutation({
    run: (one: string) => off([one]),
    undo: (_, one) => back([one]),
    success: () => t("removed"),
    failure: t("removeFailed"),
    keys,
  });
  return { fileId, put, remove };
}
