import { useTranslations } from "use-intl";
import { useCopy } from "@/web/shared/use-copy";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { codes: string[]; onClose: () => void };

/** Shown this once: to be copied or saved where a lost telephone does not take them along. */
export function CodesDialog({ codes, onClose }: Props) {
  const t = useTranslations("accounts.security.codes");
  const common = useTranslations("common.actions");
  const copy = useCopy();
  const text = codes.join("\n");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={() => copy(text, t("copied"))}>{t("copy")}</Button>
          <Button onClick={() => download(`${t("file")}.txt`, `${t("file")}\n\n${text}\n`)}>
            {t("save")}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      <ul aria-label={t("list")} className="num grid grid-cols-2 gap-x-6 gap-y-2 text-sm text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
