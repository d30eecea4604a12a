export type SheetKind = "csv" | "xlsx" | "json";
/** Whose heads a file may speak; the plain kinds speak English, which programs rely on. */
export type SheetLanguage = "nl" | "de";

/**
 * What a list becomes. `csv`, `xlsx` and `json` never change, for programs. With a language the heads are in its words;
 * its CSV is parted by `;` and has decimal commas, as a spreadsheet of that language opens it. Days stay ISO.
 */
export type SheetFormat = SheetKind | `${"csv" | "xlsx"}-${SheetLanguage}`;

/** `csv-de` is a CSV in German. */
export function partsOf(format: SheetFormat): { kind: SheetKind; language?: SheetLanguage } {
  const [kind, language] = format.split("-") as [SheetKind, SheetLanguage?];
  return { kind, ...(language && { language }) };
}
