import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/forms/text-field";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

type Props = { secret: string; text: string; onClose: () => void };

/** What is shown once and never again, ready to be taken along. */
export function Secret({ secret, text, onClose }: Props) {
  const t = useTranslations("house.secret");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div className="grid gap-4">
      <Banner tone="warn">{text}</Banner>
      <TextField
        label={t("label")}
        readOnly
        value={secret}
        className="num"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span role="status" className="text-sm text-ink-2">
          {isCopied && t("copied")}
        </span>
        <Button icon={Copy} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <Button look="primary" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
