import { Download, Trash2, X } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { BoardPack } from "@/modules/reporting/board-packs/model";
import { isOpen, packTabs } from "@/modules/reporting/board-packs/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useSize } from "@/web/features/records/files/use-size";
import { usePeriodText } from "@/web/shared/periods/use-period-text";
import { boardPacksKey } from "@/web/state/query-keys";
import { buttonClass } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { Progress } from "@/web/ui/progress";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<BoardPack["state"], Tone> = {
  waiting: "neutral",
  making: "primary",
  ready: "ok",
  failed: "bad",
  cancelled: "neutral",
};

/** One export: its days, how far it is, and what one may do with it. */
export function PackLine({ pack }: { pack: BoardPack }) {
  const t = useTranslations("reports.packs");
  const tTab = useTranslations("reports.tabs");
  const span = usePeriodText();
  const period = span(pack);
  const parts =
    pack.tabs.length === packTabs.length ? t("all") : pack.tabs.map((tab) => tTab(tab)).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3 text-sm">
      <span className="min-w-40 flex-1">
        <span className="block text-ink">{period}</span>
        <span className="block text-xs text-ink-3">
          {parts} · {t(`languages.${pack.locale}`)}
        </span>
      </span>
      <Tag tone={tones[pack.state]} isBlinking={pack.state === "making"}>
        {t(`states.${pack.state}`)}
      </Tag>
      <PackActions pack={pack} period={period} />
      {isOpen(pack.state) && (
        <Progress label={t("progress", { period })} value={pack.progress} isThin />
      )}
      {pack.state === "failed" && <p className="w-full text-xs text-bad">{t("again")}</p>}
    </li>
  );
}

function PackActions({ pack, period }: { pack: BoardPack; period: string }) {
  const t = useTranslations("reports.packs");
  const { id, state, fileName } = pack;
  const isUnderWay = isOpen(state);
  const remove = useUndoableMutation({
    run: () => ok(api["board-packs"]({ id }).delete()),
    failure: t(isUnderWay ? "cancelFailed" : "removeFailed"),
    keys: [boardPacksKey],
  });
  return (
    <span className="flex items-center gap-1.5">
      {state === "ready" && <Ready pack={pack} />}
      <IconButton
        icon={isUnderWay ? X : Trash2}
        label={isUnderWay ? t("cancelOf", { period }) : t("removeOf", { name: fileName })}
        size="sm"
        onClick={() => remove.mutate(undefined)}
      />
    </span>
  );
}

function Ready({ pack: { id, fileName, bytes, expiresAt } }: { pack: BoardPack }) {
  const t = useTranslations("reports.packs");
  const format = useFormatter();
  const sizeOf = useSize();
  const until = expiresAt && format.dateTime(new Date(expiresAt), "moment");
  return (
    <>
      <span className="num text-xs text-ink-3">
        {[bytes && sizeOf(bytes), until && t("until", { at: until })].filter(Boolean).join(" · ")}
      </span>
      <a
        href={`/api/board-packs/${id}/content`}
        download={fileName}
        aria-label={t("downloadOf", { name: fileName })}
        className={buttonClass("secondary", "sm")}
      >
        <Download aria-hidden="true" size={16} />
        {t("download")}
      </a>
    </>
  );
}
