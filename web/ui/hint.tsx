import { type ComponentProps, lazy, Suspense } from "react";
import { BareIconButton } from "./bare-icon-button";
import type { IconButton } from "./icon-button";
import type { Tooltip } from "./tooltip";

const Late = lazy(async () => ({ default: (await import("./tooltip")).Tooltip }));

/** A tooltip that arrives behind what it explains: the frame need not wait for what nobody can read yet. */
export const Hint = ({ children, ...hint }: ComponentProps<typeof Tooltip>) => (
  <Suspense fallback={children}>
    <Late {...hint}>{children}</Late>
  </Suspense>
);

/** An icon button of the frame. */
export const FrameButton = ({ shortcut, ...button }: ComponentProps<typeof IconButton>) => (
  <Hint content={shortcut ? `${button.label} · ${shortcut}` : button.label}>
    <BareIconButton {...button} />
  </Hint>
);
