import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { documentTypes, locales } from "@/modules/privacy/legal-documents/rules";
import { Read } from "@/web/features/records/core/read";
import { useListState } from "@/web/shared/list/use-list-state";
import {
  legalDocuments,
  legalNames,
  type Place,
} from "@/web/features/privacy/legal-documents/queries";
import { Banner } from "@/web/ui/banner";
import { useReadWords } from "../words";
import { DocumentCard } from "./document-card";
import { DocumentView } from "./document-view";
import { useState } from "react";
import type { Setting } from "@/modules/platform/settings/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { legalKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";

const keys = ["document"] as const;

/** All documents with how far they have come, or the one that the address names: `privacy.nl`. */
export function DocumentsTab() {
  const { values, change } = useListState(keys);
  const place = placeIn(values.document);
  if (place) return <DocumentView place={place} onBack={() => change({ document: undefined })} />;
  return (
    <AllDocuments onOpen={({ type, language }) => change({ document: `${type}.${language}` })} />
  );
}

type Names = Extract<Setting, { key: "legal" }>;
const fields = ["privacyEmail", "officer", "officerEmail", "authority", "court"] as const;
const hinted = ["privacyEmail", "officer", "authority", "court"] as const;

/** Keeps the line of what is still being read. */
const noWord = "\u00a0";

/** Whom the documents name beside the agency; only administrators read settings. */
const NamesCard = () => (useHasRole("admin") ? <Shown /> : null);

function Shown() {
  const t = useTranslations("legal.documents");
  const { data, isPending } = useQuery(legalNames);
  const [isEditing, setEditing] = useState(false);
  const names = data?.find((it): it is Names => it.key === "legal");
  if (!names && !isPending) return null;
  return (
    <Card
      title={t("names")}
      action={
        <Button size="sm" disabled={!names} onClick={() => setEditing(true)}>
          {t("edit")}
        </Button>
      }
    >
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 xl:grid-cols-5">
        {fields.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-ink-3">{t(`fields.${field}`)}</dt>
            <dd className="break-words text-ink">
              {names ? names.value[field] || t("empty") : noWord}
            </dd>
          </div>
        ))}
      </dl>
      {isEditing && names && <NamesDialog names={names} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function NamesDialog({ names, onClose }: { names: Names; onClose: () => void }) {
  const t = useTranslations("legal");
  const [draft, change] = useDraft(() => names.value);
  const save = useUndoableMutation({
    run: () => ok(api.settings({ name: "legal" }).put({ value: draft, version: names.version })),
    success: () => t("documents.namesSaved"),
    failure: t("notSaved"),
    keys: [legalKey],
  });
  const hintOf = (field: string) => {
    const known = hinted.find((it) => it === field);
    return known && t(`documents.hints.${known}`);
  };
  return (
    <FormDialog
      title={t("documents.names")}
      description={t("documents.namesText")}
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`documents.fields.${field}`)}
          hint={hintOf(field)}
          type={field.endsWith("mail") ? "email" : "text"}
          maxLength={200}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
    </FormDialog>
  );
}

function AllDocuments({ onOpen }: { onOpen: (place: Place) => void }) {
  const t = useTranslations("legal.documents");
  const query = useQuery(legalDocuments);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner tone="primary">{t("template")}</Banner>
      <NamesCard />
      <Read query={query} words={useReadWords()}>
        {(all) => (
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {documentTypes.map((type) => (
              <DocumentCard
                key={type}
                type={type}
                heads={all.filter((it) => it.type === type)}
                onOpen={onOpen}
              />
            ))}
          </div>
        )}
      </Read>
    </div>
  );
}

function placeIn(said: string | undefined): Place | null {
  const [first, second] = said?.split(".") ?? [];
  const type = documentTypes.find((it) => it === first);
  const language = locales.find((it) => it === second);
  return type && language ? { type, language } : null;
}

export { DocumentsTab as Component };
