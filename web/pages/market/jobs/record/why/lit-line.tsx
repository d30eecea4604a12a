import type { ReactNode } from "react";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { cx } from "@/web/ui/cx";

type Props = { keys: readonly string[]; lighting: Lighting; children: ReactNode };

/** A line of what was found, which lights its words in the ad. */
export const LitLine = ({ keys, lighting, children }: Props) => (
  <li className={cx("transition-colors duration-150", lighting.has(keys) && "bg-primary-wash")}>
    <button
      type="button"
      aria-pressed={lighting.hasChosen(keys)}
      {...lighting.switchOf(keys, "reasons")}
      className="block w-full cursor-pointer py-1.5 text-left text-sm"
    >
      {children}
    </button>
  </li>
);
