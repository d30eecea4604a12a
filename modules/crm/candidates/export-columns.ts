import { sheetFields } from "./rules";

/** What an export of candidates may hold; what is not of a sheet is ours to say, and not imported again. */
export const exportColumns = [
  "number",
  ...sheetFields,
  "origin",
  "retention",
  "createdAt",
] as const;
export type ExportColumn = (typeof exportColumns)[number];
