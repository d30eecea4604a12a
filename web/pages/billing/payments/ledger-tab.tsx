import { useQuery } from "@tanstack/react-query";
import { Download, FileOutput } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LedgerExport, NewLedgerExport } from "@/modules/billing/ledger/model";
import { ledgerFormats } from "@/modules/billing/ledger/rules";
import { api, ok } from "@/web/api";
import { ledgerExports } from "@/web/features/billing/payments/queries";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDate } from "@/web/shared/dates";
import { usePeriodText } from "@/web/shared/periods/use-period-text";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { paymentsKey } from "@/web/state/query-keys";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { SkeletonRows } from "@/web/ui/skeleton";

/** What goes to the accountant: a period, and every file that was made of one. */
function LedgerTab() {
  const t = useTranslations("payments.ledger");
  const { data } = useQuery(ledgerExports);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card title={t("new")}>
        <ExportForm />
      </Card>
      {!data && <SkeletonRows label={t("loading")} rows={3} rowClass="h-12" />}
      {data?.length === 0 && <p className="text-sm text-ink-2">{t("empty")}</p>}
      <ul aria-label={t("list")} className="grid gap-2 empty:hidden">
        {data?.map((made) => (
          <ExportRow key={made.id} made={made} />
        ))}
      </ul>
    </div>
  );
}

/** The month before this one. */
function lastMonth(now = new Date()): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

function ExportForm() {
  const t = useTranslations("payments.ledger");
  const [draft, setDraft] = useState<NewLedgerExport>({ format: "csv", ...lastMonth() });
  const making = useUndoableMutation({
    run: (input: NewLedgerExport) => ok(api["ledger-exports"].post(input)),
    success: ({ postings }) => t("made", { postings }),
    failure: t("failed"),
    keys: [paymentsKey],
  });
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate(draft);
      }}
    >
      <SelectField
        label={t("format")}
        options={ledgerFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={draft.format}
        onValueChange={(format) => setDraft({ ...draft, format })}
      />
      {(["from", "to"] as const).map((field) => (
        <TextField
          key={field}
          label={t(field)}
          type="date"
          required
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      ))}
      <Button type="submit" look="primary" pending={making.isPending}>
        {t("export")}
      </Button>
    </form>
  );
}

function ExportRow({ made }: { made: LedgerExport }) {
  const t = useTranslations("payments.ledger");
  const span = usePeriodText();
  const date = useDate();
  const { postings, added, late, leftOut } = made;
  const period = span({ from: made.periodFrom, to: made.periodTo });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-3 text-sm">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <FileOutput aria-hidden="true" size={16} />
          {t(`formats.${made.format}`)} · {period}
        </p>
        <p className="text-ink-2">
          {t("counts", { postings, added, late })}
          {leftOut > 0 && ` ${t("leftOut", { leftOut })}`}
        </p>
        <p className="text-xs text-ink-2">{date(made.exportedAt)}</p>
      </div>
      <a
        href={`/api/ledger-exports/${made.id}/file`}
        download
        className={buttonClass("secondary", "sm")}
        aria-label={t("downloadOf", { period })}
      >
        <Download aria-hidden="true" size={16} />
        {t("download")}
      </a>
    </li>
  );
}

export { LedgerTab as Component };
