import {
  type ComponentProps,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from "react";
import type { Popover } from "./popover";

const load = () => import("./popover");
const Late = lazy(async () => ({ default: (await load()).Popover }));

type Trigger = ReactElement<ComponentProps<"button">>;
type Props = Omit<ComponentProps<typeof Popover>, "trigger" | "open" | "onOpenChange"> & {
  trigger: Trigger;
};

/** A popover that travels when somebody reaches for its button, and opens as soon as it is there. */
export function LatePopover({ trigger, ...popover }: Props) {
  const [isWanted, want] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const waiting = cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => want(true),
  });
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Late {...popover} trigger={trigger} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
