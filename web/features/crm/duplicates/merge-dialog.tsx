import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { MergePreview } from "@/modules/crm/duplicates/model";
import { movedTables } from "@/modules/crm/duplicates/rules";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { SkeletonRows } from "@/web/ui/skeleton";
import { MergeField } from "./merge-field";
import { mergePreview, type Pair } from "./queries";
import { type Take, useMerging } from "./use-merging";

type Props = { pair: Pair; onClose: () => void; onMerged?: (keptId: string) => void };

/** Two records side by side: which one stays, whose values stand, and what comes along. */
export function MergeDialog({ pair, onClose, onMerged }: Props) {
  const t = useTranslations("merging");
  const tCommon = useTranslations("common.actions");
  const form = useId();
  const [asked, setAsked] = useState(pair);
  const [own, setOwn] = useState<Take>({});
  const { data: preview, error } = useQuery(mergePreview(asked));
  const refusalOf = useErrorText();
  const merging = useMerging(pair.kind, (keptId) => {
    onClose();
    onMerged?.(keptId);
  });
  const swap = () => {
    setAsked({ ...asked, keptId: asked.mergedId, mergedId: asked.keptId });
    setOwn({});
  };
  const take = { ...proposedBy(preview), ...own };
  const refusal = error ?? merging.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        <Button
          look="primary"
          type="submit"
          form={form}
          disabled={!preview}
          pending={merging.isPending}
        >
          {t("confirm")}
        </Button>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        action={() => preview && merging.mutate({ ...asked, preview, take })}
      >
        {refusal && <Banner tone="bad">{refusalOf(refusal)}</Banner>}
        {!preview && !error && <SkeletonRows label={t("loading")} rows={5} />}
        {preview && <Sides preview={preview} onSwap={swap} />}
        {preview?.fields.map((field) => (
          <MergeField
            key={field.field}
            field={field}
            value={take[field.field] ?? "kept"}
            onValueChange={(choice) => setOwn({ ...own, [field.field]: choice })}
          />
        ))}
        {preview?.fields.length === 0 && <p className="text-sm text-ink-2">{t("noDifference")}</p>}
        {preview && <MovingText moving={preview.moving} />}
      </form>
    </Dialog>
  );
}

const proposedBy = (preview: MergePreview | undefined): Take =>
  Object.fromEntries(preview?.fields.map(({ field, proposed }) => [field, proposed]) ?? []);

function Sides({ preview, onSwap }: { preview: MergePreview; onSwap: () => void }) {
  const t = useTranslations("merging");
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken p-3 text-sm">
      <Side label={t("stays")} side={preview.kept} />
      <Button size="sm" icon={ArrowLeftRight} onClick={onSwap}>
        {t("swap")}
      </Button>
      <Side label={t("goes")} side={preview.merged} />
    </div>
  );
}

const Side = ({ label, side }: { label: string; side: MergePreview["kept"] }) => (
  <div className="min-w-0 flex-1">
    <p className="text-xs text-ink-3">{label}</p>
    <p className="truncate font-medium text-ink">{side.name}</p>
    <p className="num text-xs text-ink-3">{side.number}</p>
  </div>
);

const shown = movedTables.filter((table) => table !== "record_history");

/** What changes hands besides the fields, in one line each. */
function MovingText({ moving }: { moving: MergePreview["moving"] }) {
  const t = useTranslations("merging");
  const rows = shown.flatMap((table) => {
    const { moves = 0, stays = 0 } = moving[table] ?? {};
    const coming = moves > 0 ? [t(`tables.${table}`, { count: moves })] : [];
    const staying =
      stays > 0 ? [t("stayBehind", { what: t(`tables.${table}`, { count: stays }) })] : [];
    return coming.length + staying.length > 0 ? [[...coming, ...staying].join(" · ")] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1.5 text-sm">
      <h3 className="font-semibold text-ink">{t("comesAlong")}</h3>
      <ul className="grid gap-1 text-ink-2">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  );
}
