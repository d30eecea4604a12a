import { layout } from "./style-layout";
import { parts } from "./style-parts";

/** What the first page adds to the look of all pages. */
export const style = `${layout}${parts}`;
