import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isUnsettled } from "@/web/features/engagement/interviews/steps";
import { interviewList } from "@/web/features/engagement/interviews/queries";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import type { useShown } from "./use-shown";

type Props = { shown: ReturnType<typeof useShown> };

/** As far back as somebody who was away for a while has left open. */
const lately = 50;

/** Interviews that are over, and of which nobody has said yet how they went. */
export function Waiting({ shown: { day, isPast, isMine, now, change } }: Props) {
  const t = useTranslations("crm.interviews");
  const { data = [] } = useQuery(
    interviewList({ which: "past", limit: lately, ...(isMine && { userId: "me" as const }) }),
  );
  const count = data.filter((it) => isUnsettled(it, now)).length;
  if (count === 0 || isPast || day) return null;
  const see = (
    <Button size="sm" onClick={() => change({ list: "past" })}>
      {t("see")}
    </Button>
  );
  return (
    <Banner tone="warn" action={see}>
      {t("waiting", { count })}
    </Banner>
  );
}
