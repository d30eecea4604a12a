import type { LucideIcon } from "lucide-react";
import { createContext, use } from "react";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";

/** Whether a record's head has room for words. */
export const HeadRoom = createContext(false);

type Props = { icon: LucideIcon; label: string; shortcut: string; onClick: () => void };

/** Something one does with a record: an icon beside its list, with its word on the whole page. */
export function HeadButton({ icon, label, shortcut, onClick }: Props) {
  const hasRoom = use(HeadRoom);
  const keys = { "aria-keyshortcuts": shortcut };
  return hasRoom ? (
    <Button {...keys} size="sm" look="ghost" icon={icon} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <IconButton {...keys} {...{ icon, label, shortcut, onClick }} size="sm" />
  );
}
