import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/files/model";
import { audiences, fileTypes, keptInside, longestName } from "@/modules/files/rules";
import { api, ok } from "@/web/api";
import { SelectField } from "@/web/components/select-field";
import { useRefusal } from "@/web/components/spoken";
import { TextField } from "@/web/components/text-field";
import { filesKey, timelineKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { file: RecordFile; onClose: () => void };

/** What is told about a file: its name, what it is about, until when, and who may have it. */
export function FileDialog({ file, onClose }: Props) {
  const t = useTranslations("files");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const form = useId();
  const { id, version } = file;
  const [told, setTold] = useState({ ...file, expiresOn: file.expiresOn ?? "" });
  const change = (part: Partial<typeof told>) => setTold((before) => ({ ...before, ...part }));
  const save = useSave(onClose);
  const submit = () => {
    const { name, type, expiresOn, audience } = told;
    save.mutate({ id, version, name, type, audience, expiresOn: expiresOn || null });
  };
  const isInside = keptInside.includes(told.type);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("edit.title")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={save.isPending}>
          {t("edit.save")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        <TextField
          label={t("edit.name")}
          required
          maxLength={longestName}
          value={told.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t("edit.type")}
          value={told.type}
          options={fileTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          onValueChange={(type) => change({ type })}
        />
        <TextField
          label={t("edit.expiresOn")}
          type="date"
          value={told.expiresOn}
          onChange={(event) => change({ expiresOn: event.target.value })}
        />
        {isInside ? (
          <p className="text-xs text-ink-2">{t("edit.inside")}</p>
        ) : (
          <SelectField
            label={t("edit.audience")}
            value={told.audience}
            options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
            onValueChange={(audience) => change({ audience })}
          />
        )}
      </form>
    </Dialog>
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
