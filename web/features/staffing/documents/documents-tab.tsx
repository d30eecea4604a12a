import { useQuery } from "@tanstack/react-query";
import { FilePlus } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { documentsOf, type Source } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { DocumentRow } from "./document-row";
import { NewDocumentDialog } from "./new-document-dialog";

/** The contracts, confirmations and offers of a record, from their draft to the signed copy. */
export function DocumentsTab({ source }: { source: Source }) {
  const t = useTranslations("documents");
  const mayWrite = useMay("recruiter");
  const query = useQuery(documentsOf(source));
  const [isAdding, setAdding] = useAdding();
  const add = mayWrite && (
    <Button size="sm" look="primary" icon={FilePlus} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={add} />
          ) : (
            <>
              <div>{add}</div>
              <ul className="divide-y divide-line border-y border-line">
                {documents.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      {mayWrite && isAdding && (
        <NewDocumentDialog source={source} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** Stands in the address, so that other screens can send people to a new one. */
function useAdding(): [boolean, (isAdding: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setAdding = (isAdding: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isAdding) after.set("document", "new");
        else after.delete("document");
        return after;
      },
      { replace: true },
    );
  return [params.get("document") === "new", setAdding];
}
