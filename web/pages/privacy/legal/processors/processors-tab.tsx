import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProcessorList } from "@/modules/privacy/processing-register/model";
import { adequacy } from "@/modules/privacy/processing-register/rules";
import { Read } from "@/web/features/records/core/read";
import { processors } from "@/web/features/privacy/legal-documents/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { useReadWords } from "../words";
import { type Begun, begun, ProcessorDialog } from "./processor-dialog";
import { ProcessorRow } from "./processor-row";

/** Others who handle data for the agency, and what of their papers is not in order. */
export function ProcessorsTab() {
  const t = useTranslations("legal.processors");
  const query = useQuery(processors);
  const mayWrite = useHasRole("admin");
  const [open, setOpen] = useState<Begun | null>(null);
  const add = mayWrite && (
    <Button look="primary" icon={Plus} onClick={() => setOpen(begun())}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-sm text-ink-2">{t("text")}</p>
        {query.data && query.data.processors.length > 0 && add}
      </div>
      <Read query={query} words={useReadWords()}>
        {({ processors: all, unlisted }) => (
          <>
            {unlisted.length > 0 && (
              <Unlisted
                all={unlisted}
                onAdd={mayWrite ? (it) => setOpen({ ...begun(), ...it }) : null}
              />
            )}
            {all.length === 0 ? (
              <EmptyState
                kind="nothing-yet"
                title={t("empty")}
                text={t("emptyText")}
                action={add}
              />
            ) : (
              <ul className="grid gap-2">
                {all.map((it) => (
                  <ProcessorRow key={it.id} processor={it} onEdit={() => setOpen(it)} />
                ))}
              </ul>
            )}
            <Source />
          </>
        )}
      </Read>
      {open && <ProcessorDialog begun={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

type Used = ProcessorList["unlisted"][number];
type UnlistedProps = { all: Used[]; onAdd: ((used: Used) => void) | null };

/** What is in use and stands in no line. */
function Unlisted({ all, onAdd }: UnlistedProps) {
  const t = useTranslations("legal.processors");
  return (
    <Banner
      tone="warn"
      action={
        onAdd && (
          <span className="flex flex-wrap gap-2">
            {all.map((it) => (
              <Button key={it.kind} size="sm" onClick={() => onAdd(it)}>
                {t("addUnlisted", { name: it.name })}
              </Button>
            ))}
          </span>
        )
      }
    >
      {t("unlisted", { names: all.map(({ name }) => name).join(", ") })}
    </Banner>
  );
}

/** Where the list of countries comes from, and how old it is. */
function Source() {
  const t = useTranslations("legal.processors");
  const day = useDate();
  return (
    <p className="text-xs text-ink-2">
      {t.rich("source", {
        source: () => (
          <a
            href={adequacy.source}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-2"
          >
            {t("sourceName")}
          </a>
        ),
        day: day(adequacy.reviewedOn),
      })}
    </p>
  );
}

export { ProcessorsTab as Component };
