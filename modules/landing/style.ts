import type { Markup } from "@/modules/pages";
import type { Look } from "./page";
import { layout } from "./style-layout";
import { parts } from "./style-parts";
import { tokens } from "./style-tokens";

/** Page and letters come together, or the page stays in the letters of the machine: nothing ever jumps. */
export const fontFaces = ({ fonts }: Look): Markup => ({
  safe: face("Sans", fonts.sans) + face("Mono", fonts.mono),
});

const face = (name: string, address: string | null): string =>
  address
    ? `@font-face{font-family:${name};src:url("${address}") format("woff2");font-weight:100 900;font-display:optional}`
    : "";

export const styles: Markup = {
  safe: `${tokens}${layout}${parts}`.replaceAll(/\s*\n\s*/g, ""),
};
