import type { Places } from "./stages/furnished";

const parts = {
  candidate: ["overview", "activity", "matches", "documents"],
  client: ["overview", "activity", "projects", "documents"],
  project: ["overview", "pipeline", "activity", "documents"],
  active: ["overview", "activity", "compliance", "documents"],
} satisfies Partial<Record<keyof Places, string[]>>;

const folders = {
  candidate: "candidates",
  client: "clients",
  project: "projects",
  active: "deployments",
} as const;

export type Kind = keyof typeof parts;

/** The address of each tab of a record, by its name. */
export const partsOf = (kind: Kind): [part: string, path: string][] =>
  parts[kind].map((part) => [part, `/${folders[kind]}/:${kind}?tab=${part}`]);

const pathsOf = (kind: Kind) => partsOf(kind).map(([, path]) => path);

/** Where one gets by an address alone, so that it can be visited in any language. */
export const addresses: Record<string, string[]> = {
  "the lists about people": [
    ...["/candidates?layout=table", "/candidates?layout=board", "/candidates?new=1"],
    ...["/candidates/import", "/certificates", "/timesheets", "/duplicates", "/tasks"],
  ],
  "a candidate": pathsOf("candidate"),
  "the screens about clients": [
    ...["/clients?layout=table", "/clients?layout=map", "/clients?new=1", "/contacts", "/expenses"],
    ...pathsOf("client"),
  ],
  "the screens about projects": [
    ...["/projects", "/projects?layout=board", "/projects?new=1", "/projects?analytics=1"],
    ...pathsOf("project"),
  ],
  "the screens about deployments": [
    ...["/deployments", "/deployments?layout=map", "/deployments?layout=bench"],
    ...["/deployments?new=1", "/deployments/:planned?tab=start"],
    ...pathsOf("active"),
  ],
  "the invoices": ["/invoices", "/invoices?tab=drafts"],
  "the payments": ["entries", "reminders", "statements", "ledger"].map(
    (tab) => `/payments?tab=${tab}`,
  ),
  "the applications": [
    ...["/applications", "/applications?layout=cards", "/applications?stretch=unreviewed"],
    ...["/applications?waiting=1", "/applications/:application"],
    "/applications/:application?full=1",
  ],
  "the job portal": ["", "?q=zzzz", "?tab=applications", "?tab=process"].map(
    (part) => `/job-portal${part}`,
  ),
  "what countries ask": [
    ...["/compliance", "/compliance?country=FR", "/deployments/:active?tab=abroad"],
    ...["abroad", "freelance", "decisions", "pay", "agency"].map((tab) => `/compliance?tab=${tab}`),
  ],
  "the interviews": [
    ...["/crm", "/crm?list=past", "/crm?list=unsettled", "/crm?whose=me", "/crm?new=1"],
    ...["/crm?day=2026-12-24", "/crm?view=:interview", "/crm?view=:interview&full=1"],
  ],
  "the communications": [
    ...["/crm?tab=communications", "/crm?tab=communications&whose=unfiled"],
    ...["email", "phone", "note"].map((type) => `/crm?tab=communications&write=${type}`),
    ...["/candidates/:candidate?tab=messages&write=email", "/admin?tab=email"],
  ],
  "the GDPR screen": [
    ...["/gdpr", "/gdpr?tab=activities", "/gdpr?tab=activities&q=zzzz"],
    ...["expired", "today", "unconsented"].map((it) => `/gdpr?tab=retention&stretch=${it}`),
    ...["/gdpr?tab=requests", "/gdpr?tab=requests&show=failed", "/admin?tab=gdpr"],
  ],
  "the administration": [
    ...["", "?tab=users", "?tab=benchmarks", "?tab=changes"],
    ...["?tab=system", "?tab=integrations", "?tab=recruiting", "?tab=billing"],
  ].map((part) => `/admin${part}`),
  "the legal documents": [
    ...["/legal", "/legal?document=privacy.nl", "/legal?document=dpia.de"],
    ...["certificates", "register", "processors", "breaches"].map((tab) => `/legal?tab=${tab}`),
  ],
  "the reports": [
    ...["/reports", "/reports?period=year&behind=begun", "/reports?exports=1"],
    ...["performance", "analytics", "gdpr"].map((tab) => `/reports?tab=${tab}&period=year`),
    ...["/analytics?period=90d", "/analytics?country=NL"],
  ],
  "campaigns and analytics": [
    ...["/crm?tab=campaigns", "/crm?tab=campaigns&state=paused"],
    ...["letters", "audience", "recipients"].map(
      (part) => `/crm?tab=campaigns&campaign=:campaign&part=${part}`,
    ),
    ...["week", "type", "interviewer"].map((by) => `/crm?tab=analytics&by=${by}`),
    "/crm?tab=analytics&days=2024-01-01..2024-02-01",
  ],
  "the profile": ["overview", "performance", "expertise", "settings"].map(
    (tab) => `/profile?tab=${tab}`,
  ),
};
