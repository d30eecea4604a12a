import { ListFilter } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import type { Conditions } from "./use-conditions";

const loadMenu = () => import("./add-menu");
const AddMenu = lazy(loadMenu);

type Props = {
  conditions: Conditions;
  /** Further choices of the list, which are on or off. */
  switches: readonly Switch[];
};
export type Switch = { label: string; isOn: boolean; turn: () => void };

/** The button that adds a condition; its menu is loaded when the pointer or the focus reaches it. */
export function AddCondition(props: Props) {
  const t = useTranslations("ui.list");
  const [isWanted, want] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    want(true);
    setOpen(true);
  };
  useKeys("page", { f: open });
  const look = { icon: ListFilter, "aria-keyshortcuts": "f", children: t("filter") };
  const ahead = () => void loadMenu().catch(() => {});
  const button = (
    <Button
      {...look}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={open}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AddMenu {...props} open={isOpen} onOpenChange={setOpen} trigger={<Button {...look} />} />
    </Suspense>
  );
}
