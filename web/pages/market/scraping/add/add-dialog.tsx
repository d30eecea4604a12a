import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { Tabs } from "@/web/ui/tabs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey, metricsKey } from "@/web/state/query-keys";

type Options<Input, Added> = {
  add: (input: Input) => Promise<Added>;
  done: (added: Added) => string;
  onDone: () => void;
};

/** Adds jobs by hand; a refusal stays in the dialog, beside what was entered. */
function useAdding<Input, Added>({ add, done, onDone }: Options<Input, Added>) {
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: add,
    onSuccess: (added) => {
      notify({ title: done(added), tone: "ok" });
      onDone();
      void queries.invalidateQueries({ queryKey: metricsKey });
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
  });
}

/** Brings in what no source lists: one page by its address, or many jobs from a file. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("scraping.add");
  const tCommon = useTranslations("common.actions");
  const [way, setWay] = useState<"address" | "file">("address");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Tabs
        label={t("tabs")}
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: "address", label: t("byAddress"), content: <AddByAddress onDone={onClose} /> },
          { value: "file", label: t("byFile"), content: <AddByFile onDone={onClose} /> },
        ]}
      />
    </Dialog>
  );
}

function AddByAddress({ onDone }: { onDone: () => void }) {
  const t = useTranslations("scraping.add");
  const refusalOf = useErrorText();
  const [url, setUrl] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const adding = useAdding({
    add: (address: string) => ok(api.jobs["from-address"].post({ url: address })),
    done: ({ title }) => t("done", { title }),
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^https?:\/\/\S+$/i.test(url.trim());
    setIsWrong(!isRight);
    if (isRight) adding.mutate(url.trim());
  };
  const refusal = adding.error ? refusalOf(adding.error, t("failed")) : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t("address")}
        hint={t("addressHint")}
        error={isWrong ? t("addressWrong") : refusal}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="url"
            inputMode="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button look="primary" type="submit" pending={adding.isPending}>
          {t("submitAddress")}
        </Button>
      </div>
    </form>
  );
}

const readable = ".html,.htm,.json";

function AddByFile({ onDone }: { onDone: () => void }) {
  const t = useTranslations("scraping.add");
  const refusalOf = useErrorText();
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
