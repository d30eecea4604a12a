import type { MergeKind, MovedTable } from "./rules";

/** A table whose rows belong to a record. */
export type Place = {
  table: MovedTable;
  /** The column that says whose the row is. */
  owner: string;
  /** Tells the rows of one owner apart. */
  key: string;
  /** What may not be the same twice with one owner: such a row stays with the double; `[]` where there is one at most. */
  once?: string[];
  /** The rows stand in an order by `position`; those that come are put behind those that were there. */
  isOrdered?: true;
  /** The table holds rows of all kinds of records. */
  isOfAnyKind?: true;
  /** What that table calls the kind, where not `kind`. */
  kindColumn?: string;
};

const attached = (table: MovedTable, key = "id", once?: string[]): Place => ({
  table,
  owner: "record_id",
  key,
  isOfAnyKind: true,
  ...(once && { once }),
});

const ofAnyKind: Place[] = [
  attached("record_history", "seq"),
  attached("record_tags", "tag", ["tag"]),
  attached("notes"),
  attached("tasks"),
  attached("files"),
  attached("communications"),
  attached("notifications"),
  { ...attached("letters"), kindColumn: "record_kind" },
];

/** Everything that changes hands when two records become one; a test walks the schema for what is missing. */
export const places: Record<MergeKind, Place[]> = {
  candidate: [
    { table: "applications", owner: "candidate_id", key: "id", once: ["job_id"] },
    {
      table: "candidate_certificates",
      owner: "candidate_id",
      key: "id",
      once: ["certificate", "number", "expires_on"],
    },
    { table: "deployments", owner: "candidate_id", key: "id" },
    { table: "project_candidates", owner: "candidate_id", key: "id", once: ["project_id"] },
    { table: "documents", owner: "candidate_id", key: "id" },
    { table: "interviews", owner: "candidate_id", key: "id" },
    { table: "candidate_identities", owner: "candidate_id", key: "document", once: [] },
    ...ofAnyKind,
  ],
  client: [
    {
      ...{ table: "client_contacts", owner: "client_id", key: "id" },
      ...{ once: ["name", "email"], isOrdered: true },
    },
    {
      ...{ table: "client_sites", owner: "client_id", key: "id" },
      ...{ once: ["name", "city"], isOrdered: true },
    },
    { table: "projects", owner: "client_id", key: "id" },
    { table: "interviews", owner: "client_id", key: "id" },
    { table: "deployments", owner: "client_id", key: "id" },
    ...ofAnyKind,
  ],
};

/** Tables with people or companies in them whose rows stay where they are, and why. */
export const staying: Record<string, string> = {
  matches: "scored anew for the record that stays",
  match_news: "scored anew for the record that stays",
  matched_candidates: "scored anew for the record that stays",
  decisions: "the log of decisions is never rewritten",
  candidate_consents: "consent was given for the other record; nobody takes it over unasked",
  legal_grounds: "what was recorded of the other record is looked at anew for this one",
  restrictions: "a restricted record is not merged",
  start_overrides: "the log of exceptions is never rewritten",
  independence_checks: "the log of checks is never rewritten",
  dossier_duties: "a paper names the person it was made out to; the one who stays is notified anew",
  documents: "they stay with their deployment or project; the person they name changes above",
  submissions: "the ledger is never rewritten",
  shortlist_entries: "a client saw that page, under that name",
  shortlist_feedback: "a client said it of that page",
  campaign_recipients:
    "the letters went to that record's address; the one that stays is asked anew",
  campaign_letters: "a letter was sent to that record, under the consent given there",
  campaign_opt_outs: "the proof of a wish is never rewritten",
  own_page_links: "a link opens the page of the record that it was mailed for",
  own_page_requests: "it was asked by whoever held that record's link",
  import_rows: "the book of an import is never rewritten",
  merges: "its own book",
  merge_refusals: "its own book",
};
