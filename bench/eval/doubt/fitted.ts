import { join } from "node:path";
import { isTaught, type ReadAd, size } from "./examples";
import { fit } from "./logistic";
import { packed, written } from "./table";

/** The table of the product, and where it lies. */
export const fitted = {
  path: join(import.meta.dir, "../../../modules/knowledge/analysis/engine/doubt/weights.json"),
  table: (ads: ReadAd[]): string =>
    written(
      packed(
        fit(
          ads.filter(isTaught).flatMap(({ examples }) => examples),
          size,
        ),
      ),
    ),
};
