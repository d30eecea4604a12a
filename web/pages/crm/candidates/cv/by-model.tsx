import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CvReading } from "@/modules/crm/cvs/model";
import { useRefusal } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

type Props = {
  model: string;
  ask: () => Promise<CvReading>;
  onRead: (reading: CvReading) => void;
};

/** Has the language model read along, when a person wishes it; says what came of it. */
export function ByModel({ model, ask, onRead }: Props) {
  const t = useTranslations("files.cv.byModel");
  const refusalOf = useRefusal();
  const read = useMutation({ mutationFn: ask, onSuccess: onRead });
  if (read.data) {
    const count = read.data.proposals.filter(({ by }) => by).length;
    return <Banner tone="ok">{t("found", { count, model })}</Banner>;
  }
  return (
    <div className="grid gap-2">
      <Banner
        tone="primary"
        action={
          <Button icon={Sparkles} size="sm" pending={read.isPending} onClick={() => read.mutate()}>
            {t("ask")}
          </Button>
        }
      >
        {t(read.isPending ? "waiting" : "offer", { model })}
      </Banner>
      {read.error && <Banner tone="bad">{refusalOf(read.error)}</Banner>}
    </div>
  );
}
