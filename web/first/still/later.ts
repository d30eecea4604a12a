import type { ReactElement } from "react";
import { cloneElement } from "./react";
import type { Element } from "./react";

type Trigger = { opens: "menu" | "dialog"; trigger: Element };

/** What opens over a screen is not there at first; its button stands alone. */
export const LazyPopup = ({ opens, trigger }: Trigger) =>
  cloneElement(trigger, { "aria-haspopup": opens, "aria-expanded": false });

export const Tooltip = ({ children }: { children: ReactElement }) => children;

/** Asked for once the rows stand. */
export const RecordTags = () => null;
