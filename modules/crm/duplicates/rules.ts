/** The kinds of records of which one company or person may have two. */
export const mergeKinds = ["candidate", "client"] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** How long a merge can be undone; then the duplicate is deleted for good. */
export const undoDays = 30;

/** Whose value a merge takes: of the record that stays, of the other one, or both joined. */
export const choices = ["kept", "merged", "both"] as const;
export type Choice = (typeof choices)[number];

/** The matching keys that make two records a suspected duplicate, surest first. */
export const duplicateSigns = [
  "email",
  "phone",
  "linkedin",
  "name-place",
  "name",
  "website",
] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/** What a person compares two records by, and chooses between. */
export const mergeFields = [
  "name",
  "email",
  "phone",
  "linkedin",
  "location",
  "headline",
  "summary",
  "role",
  "willingCountries",
  "languages",
  "yearsTotal",
  "yearsDatacentre",
  "skills",
  "systems",
  "pay",
  "availableFrom",
  "noticeDays",
  "contract",
  "worksShifts",
  "origin",
  "industry",
  "website",
  "contractValue",
  "description",
  "vatNumber",
  "kvkNumber",
  "paymentDays",
  "fee",
] as const;
export type MergeFieldName = (typeof mergeFields)[number];

/** The tables whose rows change hands. */
export const movedTables = [
  "applications",
  "candidate_certificates",
  "candidate_identities",
  "client_contacts",
  "client_sites",
  "projects",
  "deployments",
  "rate_cards",
  "pay_terms",
  "pay_exceptions",
  "timesheet_lines",
  "expenses",
  "self_billing_suppliers",
  "project_candidates",
  "interviews",
  "job_orders",
  "record_history",
  "record_tags",
  "record_owners",
  "notes",
  "tasks",
  "files",
  "documents",
  "communications",
  "notifications",
  "letters",
] as const;
export type MovedTable = (typeof movedTables)[number];
