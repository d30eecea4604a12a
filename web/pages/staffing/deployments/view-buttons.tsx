import { CalendarRange, List, Map as MapIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import type { DeploymentListQuery } from "@/web/features/staffing/deployments/list";
import type { ListAddress } from "@/web/shared/record/use-list-address";

export type Address = ListAddress<DeploymentListQuery>;

const views = [
  { layout: undefined, icon: List, text: "toList" },
  { layout: "map", icon: MapIcon, text: "map.view" },
  { layout: "bench", icon: CalendarRange, text: "bench.view" },
] as const;

/** The other ways to look at the same deployments. */
export function ViewButtons({ address }: { address: Address }) {
  const t = useTranslations("deployments");
  const { layout, change } = address;
  const isSpecial = layout === "map" || layout === "bench";
  return views
    .filter((view) => (isSpecial ? view.layout !== layout : view.layout !== undefined))
    .map((view) => (
      <Button key={view.text} icon={view.icon} onClick={() => change({ layout: view.layout })}>
        {t(view.text)}
      </Button>
    ));
}
