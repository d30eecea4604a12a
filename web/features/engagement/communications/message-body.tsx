import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { saidIn } from "./quoted";

/** The words of a message; what it quotes of earlier ones is shown on request. */
export function MessageBody({ content }: { content: string }) {
  const t = useTranslations("communications.thread");
  const [isWhole, setWhole] = useState(false);
  const { own, earlier } = saidIn(content);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="max-w-full text-sm leading-6 break-words whitespace-pre-line text-ink">{own}</p>
      {earlier && (
        <Button
          look="ghost"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-ml-2.5"
        >
          {t(isWhole ? "unquoted" : "quoted")}
        </Button>
      )}
      {isWhole && (
        <p className="max-w-full border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          {earlier}
        </p>
      )}
    </div>
  );
}
