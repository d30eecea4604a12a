import { type ComponentProps, lazy, Suspense } from "react";
import type { Tooltip } from "./tooltip";

const Late = lazy(async () => ({ default: (await import("./tooltip")).Tooltip }));

/** A tooltip that arrives behind what it explains: a screen need not wait for what nobody can read yet. */
export const Hint = ({ children, ...hint }: ComponentProps<typeof Tooltip>) => (
  <Suspense fallback={children}>
    <Late {...hint}>{children}</Late>
  </Suspense>
);
