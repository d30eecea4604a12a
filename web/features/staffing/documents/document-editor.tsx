import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Document } from "@/modules/staffing/documents/model";
import {
  fieldsIn,
  isField,
  maxBodyLength,
  maxTitleLength,
} from "@/modules/staffing/documents/rules";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { TextField } from "@/web/shared/forms/text-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { documentsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Paper } from "./paper";

type Props = { document: Document; onClose: () => void };

/** The words of a document beside how they will look; what was given out is shown and not changed. */
export function DocumentEditor({ document, onClose }: Props) {
  const t = useTranslations("documents");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const form = useId();
  const mayWrite = useHasRole("recruiter");
  const [title, setTitle] = useState(document.title);
  const [body, setBody] = useState(document.body);
  const save = useSaving(document, onClose);
  const isOpen = document.status === "draft" && mayWrite;
  const gaps = fieldsIn(body).filter((name) => name !== "document.number");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={document.title}
      closeLabel={tCommon("close")}
      footer={
        isOpen && (
          <Button look="primary" type="submit" form={form} pending={save.isPending}>
            {t("save")}
          </Button>
        )
      }
    >
      <form id={form} action={() => save.mutate({ title, body })} className="grid gap-4">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        {isOpen && gaps.length > 0 && (
          <Banner tone="warn">
            {t("fillGaps")} {gaps.map((it) => (isField(it) ? t(`fields.${it}`) : it)).join(", ")}
          </Banner>
        )}
        {isOpen && (
          <TextField
            label={t("documentTitle")}
            required
            maxLength={maxTitleLength}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {isOpen && <BodyField value={body} onValueChange={setBody} />}
        <Paper body={body} label={t("preview")} />
      </form>
    </Dialog>
  );
}

type BodyProps = { value: string; onValueChange: (value: string) => void };

function BodyField({ value, onValueChange }: BodyProps) {
  const t = useTranslations("documents");
  return (
    <Field label={t("words")} hint={t("wordsHint")}>
      {(control) => (
        <Textarea
          {...control}
          rows={12}
          required
          maxLength={maxBodyLength}
          value={value}
          className="font-mono text-xs"
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function useSaving({ id, version }: Document, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: { title: string; body: string }) =>
      ok(api.documents({ id }).patch({ version, ...words })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: documentsKey });
      onDone();
    },
  });
}
