import { useQuery } from "@tanstack/react-query";
import { Archive, Copy, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Template } from "@/modules/staffing/documents/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useDeed } from "@/web/features/records/core/use-deed";
import { templates } from "@/web/features/staffing/documents/queries";
import { documentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";
import { draftOf, emptyDraft, TemplateDialog } from "./template-dialog";
import type { Draft } from "./template-body";

/** The agency's own templates, and the standard ones to copy. */
export function TemplateList() {
  const t = useTranslations("admin.paper");
  const query = useQuery(templates);
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <Card
      title={t("templates")}
      action={
        <Button size="sm" icon={Plus} onClick={() => setDraft(emptyDraft)}>
          {t("add")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("templatesText")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => (
          <ul className="divide-y divide-line border-y border-line">
            {all
              .filter(({ isArchived }) => !isArchived)
              .map((template) => (
                <Row key={template.id} template={template} onOpen={setDraft} />
              ))}
          </ul>
        )}
      </Read>
      {draft && <TemplateDialog draft={draft} onClose={() => setDraft(null)} />}
    </Card>
  );
}

type RowProps = { template: Template; onOpen: (draft: Draft) => void };

function Row({ template, onOpen }: RowProps) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const { name, type, language, contractType, country, isStandard } = template;
  const facts = [
    tDocuments(`types.${type}`),
    tDocuments(`languages.${language}`),
    contractType && t(`contractTypes.${contractType}`),
    country,
  ];
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {name}
          {isStandard && <Tag hasLed={false}>{t("standard")}</Tag>}
        </p>
        <p className="text-xs text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {isStandard ? (
        <IconButton
          icon={Copy}
          size="sm"
          label={t("copy", { name })}
          onClick={() => onOpen({ ...draftOf(template), id: null })}
        />
      ) : (
        <Own template={template} onOpen={onOpen} />
      )}
    </li>
  );
}

function Own({ template, onOpen }: RowProps) {
  const t = useTranslations("admin.paper");
  const { id, name, version } = template;
  const at = api.documents.templates({ id });
  const archive = useDeed({
    act: () => ok(at.patch({ version, isArchived: true })),
    back: (done) => ok(at.patch({ version: done.version, isArchived: false })),
    said: () => t("archived", { name }),
    failed: t("notSaved"),
    keys: [documentsKey],
  });
  return (
    <>
      <IconButton
        icon={Pencil}
        size="sm"
        label={t("edit", { name })}
        onClick={() => onOpen(draftOf(template))}
      />
      <IconButton
        icon={Archive}
        size="sm"
        label={t("archive", { name })}
        onClick={() => archive.mutate(undefined)}
      />
    </>
  );
}
