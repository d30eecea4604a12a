import type { Weights } from "@/modules/knowledge/analysis/engine/doubt/doubt";
import { featureKinds } from "@/modules/knowledge/analysis/engine/doubt/features";
import type { Model } from "./logistic";

/** A skill whose surest place stays under it is left out. */
export const keptFrom = 0.35;
const most = 127;
const places = 4;

const rounded = (it: number, digits: number) => Number(it.toFixed(digits));

/** The weights as the product has them: one byte each, of the strongest one's scale. */
export function packed({ weights, bias }: Model): Weights {
  const strongest = weights.reduce((found, it) => Math.max(found, Math.abs(it)), 1e-9);
  const step = rounded(strongest / most, 6);
  const table = Int8Array.from(weights, (it) =>
    Math.max(-most, Math.min(most, Math.round(it / step))),
  );
  return { table, step, bias: rounded(bias, places), keptFrom };
}

/** The file of the product, with what it was fitted with beside the weights. */
export const written = ({ table, step, bias }: Weights): string =>
  `${JSON.stringify({
    size: table.length,
    step,
    keptFrom,
    bias,
    scales: Object.fromEntries(featureKinds.map(({ name, scale }) => [name, scale])),
    table: Buffer.from(table.buffer).toString("base64"),
  })}\n`;
