import { useQuery } from "@tanstack/react-query";
import { Siren } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Breach } from "@/modules/privacy/breaches/model";
import { Read } from "@/web/features/records/core/read";
import { breachList } from "@/web/features/privacy/legal-documents/queries";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { useReadWords } from "../words";
import { BreachCard } from "./breach-card";
import { BreachDialog } from "./breach-dialog";
import { LettersDialog } from "./letters-dialog";
import { maxTitleLength, maxWordsLength } from "@/modules/privacy/breaches/rules";
import { momentOf, wallOf } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useZone } from "@/web/shared/hooks/use-zone";
import { breachesKey } from "@/web/state/query-keys";
import { MomentField } from "./moment-field";

/** As little as is known in the first minute. */
function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("legal.breaches");
  const tLegal = useTranslations("legal");
  const zone = useZone();
  const [draft, change] = useDraft(() => ({
    title: "",
    discoveredAt: wallOf(new Date().toISOString(), zone),
    what: "",
  }));
  const report = useUndoableMutation({
    run: () =>
      ok(
        api.breaches.post({
          ...draft,
          discoveredAt: momentOf(draft.discoveredAt, zone) ?? draft.discoveredAt,
        }),
      ),
    failure: tLegal("notSaved"),
    keys: [breachesKey],
  });
  return (
    <FormDialog
      title={t("add")}
      description={t("noNames")}
      submit={{ children: t("add"), pending: report.isPending }}
      error={report.error}
      action={() => report.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t("fields.title")}
        required
        maxLength={maxTitleLength}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <MomentField
        label={t("fields.discoveredAt")}
        required
        value={draft.discoveredAt}
        onChange={(discoveredAt) => change({ discoveredAt })}
      />
      <TextAreaField
        label={t("fields.what")}
        maxLength={maxWordsLength}
        value={draft.what}
        onChange={({ target }) => change({ what: target.value })}
      />
    </FormDialog>
  );
}

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

export { BreachesTab as Component };
