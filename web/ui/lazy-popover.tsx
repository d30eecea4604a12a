import type { ComponentProps } from "react";
import { LazyPopup } from "./lazy-popup";
import type { Popover } from "./popover";

const load = () => import("./popover");

type Props = Omit<ComponentProps<typeof Popover>, "trigger"> &
  Pick<ComponentProps<typeof LazyPopup>, "trigger">;

/** A popover that is loaded when the pointer or the focus reaches its button, and opens as soon as it has arrived. */
export const LazyPopover = ({ trigger, ...popover }: Props) => (
  <LazyPopup load={load} opens="dialog" trigger={trigger}>
    {({ Popover }, button) => <Popover {...popover} trigger={button} />}
  </LazyPopup>
);
