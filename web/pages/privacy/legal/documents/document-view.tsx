import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { LegalDocument } from "@/modules/privacy/legal-documents/model";
import type { Gap } from "@/modules/privacy/legal-documents/rules";
import { legalDocument, type Place } from "@/web/features/privacy/legal-documents/queries";
import { Read } from "@/web/features/records/core/read";
import { Paper } from "@/web/features/staffing/documents/paper";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useReadWords } from "../words";
import { Standing } from "./document-card";
import { DraftForm } from "./draft-form";
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
  const mayWrite = useHasRole("admin");
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

/** What nobody has filled in yet, and where that is done. */
function Missing({ gaps }: { gaps: Gap[] }) {
  const t = useTranslations("legal.documents");
  const mayFill = useHasRole("admin");
  const isOfAgency = gaps.some((gap) => gap.startsWith("agency."));
  const isOfNames = gaps.some((gap) => /^(privacy|authority|court)\./.test(gap));
  const link = "inline-flex min-h-[28px] items-center font-medium underline underline-offset-2";
  return (
    <Banner tone="warn">
      <p>
        {t("missing")} {gaps.map((gap) => t(`gaps.${gap}`)).join(", ")}.
      </p>
      {mayFill && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {isOfAgency && (
            <Link to="/admin?tab=documents" className={link}>
              {t("toAgency")}
            </Link>
          )}
          {isOfNames && (
            <Link to="/legal" className={link}>
              {t("toNames")}
            </Link>
          )}
        </p>
      )}
    </Banner>
  );
}
