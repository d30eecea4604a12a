import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { documentTypes, locales } from "@/modules/privacy/legal-documents/rules";
import { Read } from "@/web/features/records/core/read";
import { useListState } from "@/web/shared/list/use-list-state";
import { legalDocuments, type Place } from "@/web/features/privacy/legal-documents/queries";
import { Banner } from "@/web/ui/banner";
import { useReadWords } from "../words";
import { DocumentCard } from "./document-card";
import { DocumentView } from "./document-view";
import { NamesCard } from "./names-card";

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
