import type { Requirement } from "./model";

/** How the history writes a set: "vca-basis, nl B2, datacentre 3 (preferred)". */
export const asText = (requirements: Requirement[]): string | null =>
  requirements
    .map(({ what, level, years, isRequired, note }) =>
      [what, level, years, isRequired ? null : "(preferred)", note && `[${note}]`]
        .filter((it) => it !== null)
        .join(" "),
    )
    .join(", ") || null;
