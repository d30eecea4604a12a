import { base } from "./base";
import { forms } from "./forms";
import { parts } from "./parts";
import { tokens } from "./tokens";

/** What every page brings along itself, so that nothing it needs is asked for a second time. */
export const look = tight(`${tokens}${base}${parts}${forms}`);

export function tight(style: string): string {
  return style.replaceAll(/\s*\n\s*/g, "");
}
