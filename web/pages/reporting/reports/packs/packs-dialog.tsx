import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@/modules/platform/accounts/rules";
import { Read } from "@/web/features/records/core/read";
import { boardPacks } from "@/web/features/reporting/board-packs/queries";
import { SelectField } from "@/web/shared/select-field";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { PackLine } from "./pack-line";
import { useExport } from "./use-export";

type Props = { onClose: () => void };

/** "Export All": what is made, how far it is, and what lies ready. */
export function PacksDialog({ onClose }: Props) {
  const t = useTranslations("reports.packs");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(boardPacks);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <div className="grid gap-5">
        <NewPack />
        <Read query={query} words={{ loading: t("loading"), failed: t("unread") }}>
          {(packs) =>
            packs.length === 0 ? (
              <p className="text-sm text-ink-3">{t("none")}</p>
            ) : (
              <ul aria-label={t("list")} className="divide-y divide-line border-t border-line">
                {packs.map((pack) => (
                  <PackLine key={pack.id} pack={pack} />
                ))}
              </ul>
            )
          }
        </Read>
      </div>
    </Dialog>
  );
}

function NewPack() {
  const t = useTranslations("reports.packs");
  const spoken = useLocale().slice(0, 2);
  const [locale, choose] = useState(locales.find((it) => it === spoken) ?? "en");
  const start = useExport();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={locale}
        onValueChange={choose}
      />
      <Button look="primary" pending={start.isPending} onClick={() => start.mutate({ locale })}>
        {t("start")}
      </Button>
    </div>
  );
}
