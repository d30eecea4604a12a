import type { ComponentProps } from "react";
import { Late } from "./late";
import type { Menu } from "./menu";

const load = () => import("./menu");

type Props = Omit<ComponentProps<typeof Menu>, "children"> &
  Pick<ComponentProps<typeof Late>, "trigger">;

/** A menu that travels when somebody reaches for its button, and opens as soon as it is there. */
export const LateMenu = ({ trigger, ...menu }: Props) => (
  <Late load={load} opens="menu" trigger={trigger}>
    {({ Menu }, button) => <Menu {...menu}>{button}</Menu>}
  </Late>
);
