import type { ComponentProps } from "react";
import { Late } from "./late";
import type { Popover } from "./popover";

const load = () => import("./popover");

type Props = Omit<ComponentProps<typeof Popover>, "trigger"> &
  Pick<ComponentProps<typeof Late>, "trigger">;

/** A popover that travels when somebody reaches for its button, and opens as soon as it is there. */
export const LatePopover = ({ trigger, ...popover }: Props) => (
  <Late load={load} opens="dialog" trigger={trigger}>
    {({ Popover }, button) => <Popover {...popover} trigger={button} />}
  </Late>
);
