import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useAdding } from "./use-adding";

const readable = ".html,.htm,.json";

export function AddByFile({ onDone }: { onDone: () => void }) {
  const t = useTranslations("scraping.add");
  const refusalOf = useRefusal();
  const [file, setFile] = useState<File | undefined>();
  const adding = useAdding({
    add: (chosen: File) => ok(api.jobs["from-file"].post({ file: chosen })),
    done: ({ count = 0 }) => t("fileDone", { count }),
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) adding.mutate(file);
  };
  const refusal = adding.error ? refusalOf(adding.error, t("failed")) : undefined;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={t("file")} hint={t("fileHint")} error={refusal}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={readable}
            onChange={(event) => setFile(event.target.files?.[0])}
            className="py-1.5 file:mr-3 file:cursor-pointer file:font-medium file:text-ink"
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button look="primary" type="submit" disabled={!file} pending={adding.isPending}>
          {t("submitFile")}
        </Button>
      </div>
    </form>
  );
}
