import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LegalDocument, DraftChanges } from "@/modules/privacy/legal-documents/model";
import {
  type Gap,
  gaps,
  maxBodyLength,
  maxTitleLength,
  maxNoteLength,
} from "@/modules/privacy/legal-documents/rules";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { ok, api } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { legalKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { utcDay } from "@/src/calendar";
import type { Place } from "@/web/features/privacy/legal-documents/queries";

const documentAt = ({ type, language }: Place) => api.legal.documents({ type })({ language });

/** What is done to the words of a document; each can be taken back. */
function useDocumentActions(document: LegalDocument) {
  const t = useTranslations("legal");
  const at = documentAt(document);
  const { version, title, body } = document;
  const common = { failure: t("notSaved"), keys: [legalKey] };
  const save = useUndoableMutation({
    run: (words: Omit<DraftChanges, "version">) => ok(at.put({ ...words, version })),
    success: () => t("documents.saved"),
    ...common,
  });
  const takeStandard = useUndoableMutation({
    run: () => ok(at.delete({ version })),
    undo: (done) => ok(at.put({ title, body, version: done.version })),
    success: () => t("documents.takenStandard"),
    ...common,
  });
  return { save, takeStandard };
}

type Props = { document: LegalDocument; onClose: () => void };

/** From which day the words count, and what changed. */
function PublishDialog({ document, onClose }: Props) {
  const t = useTranslations("legal");
  const { type, language, version } = document;
  const today = utcDay(new Date());
  const [draft, change] = useDraft(() => ({ effectiveFrom: today, note: "" }));
  const publish = useUndoableMutation({
    run: () => ok(documentAt(document).editions.post({ ...draft, version })),
    success: ({ editions }) => t("documents.published", { n: editions[0]?.n ?? 1 }),
    failure: t("notSaved"),
    keys: [legalKey],
  });
  const of = { name: t(`documents.types.${type}`), language: t(`languages.${language}`) };
  return (
    <FormDialog
      title={t("documents.publishTitle", of)}
      description={t("documents.publishText")}
      submit={{ children: t("documents.publish"), pending: publish.isPending }}
      error={publish.error}
      action={() => publish.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {document.isStandard && <Banner tone="warn">{t("documents.template")}</Banner>}
      <TextField
        type="date"
        label={t("documents.from")}
        min={today}
        required
        value={draft.effectiveFrom}
        onChange={({ target }) => change({ effectiveFrom: target.value })}
      />
      <TextAreaField
        label={t("documents.note")}
        maxLength={maxNoteLength}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormDialog>
  );
}

/** The words being written; readers see what was published. */
export function DraftForm({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const [draft, change] = useDraft(() => ({ title: document.title, body: document.body }));
  const [isPublishing, setPublishing] = useState(false);
  const inserting = useInserting((body) => change({ body }));
  const { save, takeStandard } = useDocumentActions(document);
  const isDirty = draft.title !== document.title || draft.body !== document.body;
  return (
    <Card title={t("documents.words")}>
      <form action={() => save.mutate(draft)} className="grid gap-4">
        <SaveRefusal error={save.error} />
        <TextField
          label={t("documents.heading")}
          required
          maxLength={maxTitleLength}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Inserting onInsert={inserting.insert} />
        <Field label={t("documents.words")} hint={t("documents.wordsHint")}>
          {(control) => (
            <Textarea
              {...control}
              ref={inserting.area}
              lang={document.language}
              rows={22}
              required
              maxLength={maxBodyLength}
              value={draft.body}
              className="font-mono text-xs"
              onChange={({ target }) => change({ body: target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={save.isPending} disabled={!isDirty}>
            {t("save")}
          </Button>
          <Button look="primary" disabled={isDirty} onClick={() => setPublishing(true)}>
            {t("documents.publish")}
          </Button>
          {!document.isStandard && (
            <Button look="ghost" onClick={() => takeStandard.mutate(undefined)}>
              {t("documents.takeStandard")}
            </Button>
          )}
        </div>
        {isDirty && <p className="text-xs text-ink-2">{t("documents.saveFirst")}</p>}
      </form>
      {isPublishing && <PublishDialog document={document} onClose={() => setPublishing(false)} />}
    </Card>
  );
}

function Inserting({ onInsert }: { onInsert: (gap: Gap) => void }) {
  const t = useTranslations("legal.documents");
  const options = gaps.map((value) => ({ value, label: t(`gaps.${value}`) }));
  return (
    <SelectField
      label={t("insert")}
      value=""
      options={noneOr(t("choose"), options)}
      onValueChange={(value) => value !== "" && onInsert(value)}
    />
  );
}

/** Puts a gap where the cursor stands. */
function useInserting(onChange: (body: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (gap: Gap) => {
    const { current } = area;
    if (!current) return;
    current.setRangeText(`{{${gap}}}`, current.selectionStart, current.selectionEnd, "end");
    onChange(current.value);
  };
  return { area, insert };
}
