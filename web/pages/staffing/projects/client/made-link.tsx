import { useSetAtom } from "jotai";
import { Copy, ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/text-field";
import { notifyAtom } from "@/web/state/notices";
import { Button, buttonClass } from "@/web/ui/button";

/** The address, while it can still be read: afterwards only its fingerprint is known. */
export function MadeLink({ path }: { path: string }) {
  const t = useTranslations("projectWork.shortlist");
  const notify = useSetAtom(notifyAtom);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify({ title: t("copied"), tone: "ok" });
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t("made")}</p>
      <TextField
        label={t("link")}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={Copy} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <a href={path} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" size={16} />
          {t("open")}
        </a>
      </div>
    </div>
  );
}
