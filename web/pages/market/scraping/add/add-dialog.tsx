import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "@/web/ui/dialog";
import { Tabs } from "@/web/ui/tabs";
import { AddByAddress } from "./add-by-address";
import { AddByFile } from "./add-by-file";

/** Brings in what no source lists: one page by its address, or many jobs from a file. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("scraping.add");
  const tCommon = useTranslations("common.actions");
  const [way, setWay] = useState<"address" | "file">("address");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Tabs
        label={t("tabs")}
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: "address", label: t("byAddress"), content: <AddByAddress onDone={onClose} /> },
          { value: "file", label: t("byFile"), content: <AddByFile onDone={onClose} /> },
        ]}
      />
    </Dialog>
  );
}
