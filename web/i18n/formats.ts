/**
 * How days and moments are written, on every screen: as the reader's language writes a short date, "24 nov 2026" or
 * "24.11.2026". Asked for by name, so that no two screens write one day differently. Files for programs keep ISO.
 */
export const formats = {
  dateTime: {
    day: { dateStyle: "medium" },
    moment: { dateStyle: "medium", timeStyle: "short" },
  },
} as const;
