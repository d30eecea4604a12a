/** A table, or SETU Timecards in JSON. */
export const payFormats = ["csv", "xlsx", "json", "setu"] as const;

/** What the export for payroll can tell, by the names it has until somebody chooses others. */
export const payColumns = [
  "Deployment",
  "Last name",
  "First name",
  "Contract type",
  "Client",
  "Day",
  "Hour type",
  "SETU code",
  "Hours",
  "Minutes",
  "Pay rate",
  "Pay",
  "Currency",
  "Approved",
] as const;
export type PayColumn = (typeof payColumns)[number];

/** Lines such as "Last name = Achternaam"; a column without a name of its own keeps ours. */
export function payColumnsIn(text: string): { field: PayColumn; title: string }[] {
  return text.split("\n").flatMap((line) => {
    const [name = "", title = ""] = line.split("=").map((it) => it.trim());
    const field = payColumns.find((it) => it.toLowerCase() === name.toLowerCase());
    return field ? [{ field, title: title || field }] : [];
  });
}
