import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LegalDocument } from "@/modules/privacy/legal-documents/model";
import { Read } from "@/web/features/platform/records/read";
import { Paper } from "@/web/features/staffing/documents/paper";
import { legalDocument, type Place } from "@/web/features/privacy/legal-documents/queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useReadWords } from "../words";
import { Standing } from "./document-card";
import { DraftForm } from "./draft-form";
import { Missing } from "./missing";
import { Versions } from "./versions";

type Props = { place: Place; onBack: () => void };

/** One document in one language: its words, how readers see them, and what was published. */
export function DocumentView({ place, onBack }: Props) {
  const t = useTranslations("legal.documents");
  const query = useQuery(legalDocument(place));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Button size="sm" look="ghost" icon={ArrowLeft} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
      <Read query={query} words={useReadWords()}>
        {(document) => <Whole document={document} />}
      </Read>
    </div>
  );
}

function Whole({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const mayWrite = useMay("admin");
  const { type, language, missing, preview } = document;
  const of = { name: t(`documents.types.${type}`), language: t(`languages.${language}`) };
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold text-ink">{t("documents.openOf", of)}</h2>
        <Standing head={document} />
      </header>
      {missing.length > 0 && <Missing gaps={missing} />}
      <div
        className={
          mayWrite ? "grid grid-cols-1 items-start gap-4 xl:grid-cols-2" : "grid grid-cols-1 gap-4"
        }
      >
        {mayWrite && <DraftForm key={document.version} document={document} />}
        <Card title={t("documents.preview")}>
          <div lang={language} className="max-h-[70vh] overflow-y-auto" tabIndex={0}>
            <Paper body={preview} label={t("documents.preview")} />
          </div>
        </Card>
      </div>
      <Versions document={document} />
    </>
  );
}
