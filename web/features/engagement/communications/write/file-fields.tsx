import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { directions, maxFiles } from "@/modules/engagement/communications/rules";
import type { RecordFile } from "@/modules/records/files/model";
import { keptInside, typeOfName } from "@/modules/records/files/rules";
import { api, ok } from "@/web/api";
import { DropZone } from "@/web/features/records/files/drop-zone";
import type { About } from "../queries";
import { filesOf } from "@/web/features/records/files/queries";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { filesKey } from "@/web/state/query-keys";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import type { Draft } from "./draft";

type Props = { about: About; fileIds: readonly string[]; onChange: (fileIds: string[]) => void };

/** Which files of the record go along; one that is added is kept with the record. */
export function FileFields({ about, fileIds, onChange }: Props) {
  const t = useTranslations("communications.write");
  const { data = [] } = useQuery(filesOf(about));
  const files = data.filter((file) => maySend(file, about));
  const { add, isAdding, error } = useAdding(about, (id) => onChange([...fileIds, id]));
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <CheckboxGroup
          legend={t("files")}
          columns={1}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          value={fileIds}
          onValueChange={(chosen) => onChange(chosen.slice(0, maxFiles))}
        />
      )}
      <DropZone
        label={t("upload")}
        hint={t("uploadHint")}
        isSingle
        disabled={isAdding}
        onFiles={([file]) => file && void add(file)}
      />
      <SaveRefusal error={error} />
    </div>
  );
}

const audienceFor = (kind: About["kind"]) => (kind === "candidate" ? "internal" : "client");

/** Their own papers may go to a candidate; whoever else is written to gets what is meant for them. */
const maySend = ({ audience, type }: RecordFile, { kind }: About) =>
  kind === "candidate" || (audience === "client" && !keptInside.includes(type));

function useAdding({ kind, id }: About, onAdded: (id: string) => void) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  async function add(file: File) {
    setAdding(true);
    setError(null);
    const named = typeOfName(file.name);
    const type = kind !== "candidate" && named === "cv" ? "other" : named;
    try {
      const added = await ok(
        api.files.post({ file, kind, recordId: id, type, audience: audienceFor(kind) }),
      );
      await queries.invalidateQueries({ queryKey: filesKey });
      onAdded(added.id);
    } catch (refused) {
      setError(refused instanceof Error ? refused : new Error(String(refused)));
    } finally {
      setAdding(false);
    }
  }
  return { add, isAdding, error };
}

type LogFieldsProps = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** When it happened, how long it took and who began it. */
export function LogFields({ draft, onChange }: LogFieldsProps) {
  const t = useTranslations("communications.write");
  const hasLength = draft.type === "phone" || draft.type === "meeting";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        label={t("when")}
        hint={t("whenHint")}
        value={draft.when}
        onChange={(event) => onChange({ when: event.target.value })}
      />
      {draft.type !== "note" && (
        <SelectField
          label={t("direction")}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={draft.direction}
          onValueChange={(direction) => onChange({ direction })}
        />
      )}
      {hasLength && (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={1440}
          label={t("minutes")}
          value={draft.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      )}
    </div>
  );
}
