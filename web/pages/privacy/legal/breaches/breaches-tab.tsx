import { useQuery } from "@tanstack/react-query";
import { Siren } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Breach } from "@/modules/privacy/breaches/model";
import { Read } from "@/web/features/platform/records/read";
import { breachList } from "@/web/features/privacy/legal-documents/queries";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { useReadWords } from "../words";
import { BreachCard } from "./breach-card";
import { BreachDialog } from "./breach-dialog";
import { LettersDialog } from "./letters-dialog";
import { ReportDialog } from "./report-dialog";

type Open = { as: "report" } | { as: "edit" | "letters"; breach: Breach };

/** What went wrong, each with its clock and its steps. */
export function BreachesTab() {
  const t = useTranslations("legal.breaches");
  const query = useQuery({ ...breachList, refetchInterval: 60_000 });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button look="primary" icon={Siren} onClick={() => setOpen({ as: "report" })}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-sm text-ink-2">{t("text")}</p>
        {query.data && query.data.length > 0 && add}
      </div>
      <Read query={query} words={useReadWords()}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={add} />
          ) : (
            <ul className="grid gap-3">
              {all.map((breach) => (
                <BreachCard
                  key={breach.id}
                  breach={breach}
                  onEdit={() => setOpen({ as: "edit", breach })}
                  onLetters={() => setOpen({ as: "letters", breach })}
                />
              ))}
            </ul>
          )
        }
      </Read>
      {open?.as === "report" && <ReportDialog onClose={close} />}
      {open?.as === "edit" && <BreachDialog breach={open.breach} onClose={close} />}
      {open?.as === "letters" && <LettersDialog breach={open.breach} onClose={close} />}
    </div>
  );
}
