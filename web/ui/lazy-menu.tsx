import type { ComponentProps } from "react";
import { LazyPopup } from "./lazy-popup";
import type { Menu } from "./menu";

const load = () => import("./menu");

type Props = Omit<ComponentProps<typeof Menu>, "children"> &
  Pick<ComponentProps<typeof LazyPopup>, "trigger">;

/** A menu that is loaded when the pointer or the focus reaches its button, and opens as soon as it has arrived. */
export const LazyMenu = ({ trigger, ...menu }: Props) => (
  <LazyPopup load={load} opens="menu" trigger={trigger}>
    {({ Menu }, button) => <Menu {...menu}>{button}</Menu>}
  </LazyPopup>
);
