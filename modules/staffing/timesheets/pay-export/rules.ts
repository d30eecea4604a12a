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

/** The same columns as a Dutch or a German administrator writes them. */
const ownNames: Readonly<Record<string, PayColumn>> = {
  plaatsing: "Deployment",
  einsatz: "Deployment",
  achternaam: "Last name",
  nachname: "Last name",
  voornaam: "First name",
  vorname: "First name",
  contractvorm: "Contract type",
  vertragsart: "Contract type",
  opdrachtgever: "Client",
  kunde: "Client",
  dag: "Day",
  tag: "Day",
  uursoort: "Hour type",
  stundenart: "Hour type",
  "setu-code": "SETU code",
  uren: "Hours",
  stunden: "Hours",
  minuten: "Minutes",
  uurloon: "Pay rate",
  stundenlohn: "Pay rate",
  loon: "Pay",
  lohn: "Pay",
  valuta: "Currency",
  währung: "Currency",
  goedgekeurd: "Approved",
  freigegeben: "Approved",
};

/** Lines such as "Last name = Surname" or "Achternaam"; a column without a name of its own keeps the one it was written by. */
export function payColumnsIn(text: string): { field: PayColumn; title: string }[] {
  return text.split("\n").flatMap((line) => {
    const [name = "", title = ""] = line.split("=").map((it) => it.trim());
    const typed = name.toLowerCase();
    const ours = payColumns.find((it) => it.toLowerCase() === typed);
    const field = ours ?? (Object.hasOwn(ownNames, typed) ? ownNames[typed] : undefined);
    return field ? [{ field, title: title || ours || name }] : [];
  });
}
