import { ChevronDown, LayoutList } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ListKind } from "@/modules/records/saved-views/rules";
import { Button } from "@/web/ui/button";
import { LazyPopup } from "@/web/ui/lazy-popup";
import { Tag } from "@/web/ui/tag";
import { useViews } from "./use-views";

const load = () => import("./views-panel");

/** Beside the title of a list: which view of it is on the screen, and the way to the others. */
export default function ViewsMenu({ kind }: { kind: ListKind }) {
  const t = useTranslations("attached.views");
  const state = useViews(kind);
  const { present, isChanged } = state;
  const button = (
    <Button look="ghost" size="sm" icon={LayoutList} className="max-w-[260px]">
      <span className="truncate">{present?.name ?? t("title")}</span>
      {isChanged && <Tag hasLed={false}>{t("changed")}</Tag>}
      <ChevronDown aria-hidden="true" size={14} />
    </Button>
  );
  return (
    <LazyPopup load={load} opens="dialog" trigger={button}>
      {({ ViewsPanel }, trigger) => <ViewsPanel kind={kind} state={state} trigger={trigger} />}
    </LazyPopup>
  );
}
