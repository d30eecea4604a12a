import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { communicationList } from "@/web/features/engagement/communications/queries";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

/** How many messages nobody knows where to put; nothing where there are none. */
export function UnfiledBanner({ onLook }: { onLook: () => void }) {
  const t = useTranslations("communications.unfiled");
  const { data } = useInfiniteQuery(communicationList({ whose: "unfiled" }));
  const count = data?.pages[0]?.total ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="primary"
      action={
        <Button size="sm" onClick={onLook}>
          {t("look")}
        </Button>
      }
    >
      {t("waiting", { count })}
    </Banner>
  );
}
