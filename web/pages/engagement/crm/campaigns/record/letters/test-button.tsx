import { Send } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import type { PreviewAsked } from "@/web/features/engagement/campaigns/queries";
import { Button } from "@/web/ui/button";

type Props = { id: string; asked: PreviewAsked; isChanged: boolean };

/** Sends what the preview shows to whoever looks at it, and to nobody else. */
export function TestButton({ id, asked, isChanged }: Props) {
  const t = useTranslations("campaigns");
  const test = useDeed({
    act: () => ok(api.campaigns({ id }).test.post(asked)),
    said: ({ to }) => t("preview.tested", { to }),
    failed: t("refused"),
    keys: [],
  });
  return (
    <Button
      size="sm"
      icon={Send}
      pending={test.isPending}
      disabled={isChanged}
      title={isChanged ? t("moves.saveFirst") : undefined}
      onClick={() => test.mutate({})}
    >
      {t("preview.test")}
    </Button>
  );
}
