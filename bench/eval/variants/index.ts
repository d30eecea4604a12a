import { aligned } from "../../figures";
import { type Found, faultsOf } from "./faults";
import { variantsOf } from "./texts";

/** Sets that an outsider wrote, who had seen neither rules nor tests; docs/evaluation-history.md has what was read at first look. */
export const sets = ["seventh", "eighth"];

/** Faults of each kind by language; with `isWhole` each of them. */
export const variantFigures = (isWhole = false): string =>
  sets
    .map((name) => {
      const kinds = Object.entries(faultsOf(variantsOf(name)));
      const rows = kinds.map(([kind, found]) => [kind, countOf(found), perLanguage(found)]);
      const lines = isWhole
        ? kinds.flatMap(([, found]) => found.flatMap(({ faults }) => faults))
        : [];
      return [`\n${name}: faults of asked`, aligned(rows), ...lines].join("\n");
    })
    .join("\n");

const perLanguage = (found: Found[]): string =>
  [...Map.groupBy(found, ({ lang }) => lang)]
    .map(([lang, some]) => `${lang} ${countOf(some)}`)
    .join(", ");

const countOf = (found: Found[]): string =>
  `${found.flatMap(({ faults }) => faults).length} of ${found.reduce((sum, { asked }) => sum + asked, 0)}`;
