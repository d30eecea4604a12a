import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { CvReading } from "@/modules/crm/cvs/model";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

type Props = {
  model: string;
  ask: () => Promise<CvReading>;
  onRead: (reading: CvReading) => void;
};

/** Has the language model read along, when a person wishes it; says what came of it, where the focus stays. */
export function ByModel({ model, ask, onRead }: Props) {
  const t = useTranslations("files.cv.byModel");
  const refusalOf = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const read = useMutation({
    mutationFn: ask,
    onSuccess: (reading) => {
      place.current?.focus();
      onRead(reading);
    },
  });
  const count = read.data?.proposals.filter(({ by }) => by).length;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2">
      {count === undefined ? (
        <Banner
          tone="primary"
          action={
            <Button
              icon={Sparkles}
              size="sm"
              pending={read.isPending}
              onClick={() => read.mutate()}
            >
              {t("ask")}
            </Button>
          }
        >
          {t(read.isPending ? "waiting" : "offer", { model })}
        </Banner>
      ) : (
        <Banner tone="ok">{t("found", { count, model })}</Banner>
      )}
      {read.error && <Banner tone="bad">{refusalOf(read.error)}</Banner>}
    </div>
  );
}
