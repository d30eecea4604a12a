import { useQuery } from "@tanstack/react-query";
import { Archive, Copy, Pencil, Plus } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useDeed } from "@/web/features/records/core/use-deed";
import {
  type MessageTemplate,
  messageTemplates,
} from "@/web/features/engagement/communications/queries";
import { communicationsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";
import { draftOf, emptyDraft, type TemplateDraft } from "./template-draft";

const TemplateDialog = lazy(async () => ({
  default: (await import("./template-dialog")).TemplateDialog,
}));

/** The texts that messages begin with. */
export function MessageTemplates() {
  const t = useTranslations("communications.templates");
  const query = useQuery(messageTemplates);
  const [draft, setDraft] = useState<TemplateDraft | null>(null);
  return (
    <Card
      title={t("title")}
      action={
        <Button size="sm" icon={Plus} onClick={() => setDraft(emptyDraft)}>
          {t("add")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => (
          <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
            {all
              .filter(({ isArchived }) => !isArchived)
              .map((template) => (
                <Row key={template.id} template={template} onOpen={setDraft} />
              ))}
          </ul>
        )}
      </Read>
      <Suspense>
        {draft && <TemplateDialog draft={draft} onClose={() => setDraft(null)} />}
      </Suspense>
    </Card>
  );
}

type RowProps = { template: MessageTemplate; onOpen: (draft: TemplateDraft) => void };

function Row({ template, onOpen }: RowProps) {
  const t = useTranslations("communications.templates");
  const tLanguages = useTranslations("common.languages");
  const { name, language, subject, isStandard } = template;
  const called = `${name} (${tLanguages(language)})`;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {name}
          {isStandard && <Tag hasLed={false}>{t("standard")}</Tag>}
        </p>
        <p className="truncate text-xs text-ink-2">
          {tLanguages(language)} · {subject}
        </p>
      </div>
      {isStandard ? (
        <IconButton
          icon={Copy}
          size="sm"
          label={t("copy", { name: called })}
          onClick={() => onOpen({ ...draftOf(template), id: null })}
        />
      ) : (
        <Own template={template} called={called} onOpen={onOpen} />
      )}
    </li>
  );
}

function Own({ template, called, onOpen }: RowProps & { called: string }) {
  const t = useTranslations("communications.templates");
  const { id, version } = template;
  const at = api.crm.communications.templates({ id });
  const archive = useDeed({
    act: () => ok(at.patch({ version, isArchived: true })),
    back: (done) => ok(at.patch({ version: done.version, isArchived: false })),
    said: () => t("archived", { name: called }),
    failed: t("notSaved"),
    keys: [communicationsKey],
  });
  return (
    <>
      <IconButton
        icon={Pencil}
        size="sm"
        label={t("edit", { name: called })}
        onClick={() => onOpen(draftOf(template))}
      />
      <IconButton
        icon={Archive}
        size="sm"
        label={t("archive", { name: called })}
        onClick={() => archive.mutate(undefined)}
      />
    </>
  );
}
