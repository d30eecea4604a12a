import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { setupState } from "@/web/features/platform/accounts/queries";
import type { SignIn } from "@/modules/platform/accounts/model";
import { Button } from "@/web/ui/button";

type Props = { isPending: boolean; onEnter: (credentials: SignIn) => void };

/** In the demo the way in is one press; in every other installation there is no such account. */
export function DemoNote({ isPending, onEnter }: Props) {
  const t = useTranslations("auth");
  const { data } = useQuery(setupState);
  const demo = data?.demo;
  if (!demo) return null;
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sunken p-4 text-sm">
      <p className="text-ink-2">{t("demoText")}</p>
      <Button look="secondary" pending={isPending} onClick={() => onEnter(demo)}>
        {t("demoEnter")}
      </Button>
    </div>
  );
}
