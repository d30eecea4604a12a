import { camtOf } from "./billing/payments/fixtures";
import { added as person } from "./crm/candidates/fixtures";
import { added as company } from "./crm/clients/fixtures";
import { settings } from "./platform/settings";
import { aJob, said } from "./engagement/careers/fixtures";
import { questions } from "./privacy/contractor-status/rules";
import { deployed } from "./staffing/deployments/fixtures";
import { jobOrders } from "./staffing/job-orders";
import { pipelines } from "./staffing/pipeline";
import { added as project, fourSeats } from "./staffing/projects/fixtures";
import { signedIn, testApp, testServer } from "./testing";

const agency = {
  name: "Noord & Zuid",
  address: "Kade 1, Amsterdam",
  vatNumber: "NL1",
  kvkNumber: "123",
  email: "desk@noord.example",
};
const names = { privacyEmail: "", officer: "", officerEmail: "", authority: "AP", court: "Court" };

export const app = testApp();
export const { as, cookie } = await signedIn(app);
await settings.save(as, "agency", { value: agency });
await settings.save(as, "legal", { value: names });
export const server = testServer(app);
const { id: candidateId } = await person(as);
const { id: twinId } = await person(as);
const { id: otherId } = await person(as);
const { id: clientId } = await company(as);
const { id: projectId } = await project(as, { clientId, seats: fourSeats });
const { id: deploymentId } = await deployed(as, { clientId, candidateId, country: "NL" });
const jobId = await aJob(as);
const { id: orderId } = await jobOrders.add(as, { title: "Engineer" });
await pipelines.addMany(as, { projectId, candidateIds: [candidateId] });

const record = { kind: "candidate", recordId: candidateId };
const signed = { purpose: "share", channel: "paper", givenOn: "2026-01-01", proof: "Form" };
const subject = { entityType: "candidate", entityId: candidateId };
const file = (name: string, text: string) => new File([text], name, { type: "text/plain" });

const statement = camtOf({ payments: [{ amount: "1.00" }] });
const advertised = `<script type="application/ld+json">${JSON.stringify({
  "@type": "JobPosting",
  title: "Chiller Technician",
})}</script>`;
const stages = ["initial", "interview", "offer", "hired", "closed"].map((type) => ({
  ...{ id: type, name: null, type },
}));

/** What each creating route is sent, in the order in which they can be. */
export const bodies: [route: string, table: string, body: Record<string, unknown> | null][] = [
  ["candidates", "candidates", { firstName: "Ada", lastName: "Twice", origin: "applied" }],
  ["clients", "clients", { name: "Twice Ltd" }],
  ["projects", "projects", { name: "Hall 9" }],
  ["jobs", "jobs", { title: "Chiller engineer" }],
  ["jobs/:id/duplicate", "jobs", null],
  [
    "deployments",
    "deployments",
    { clientId, position: "Engineer", contractType: "contract", startDate: "2026-03-01" },
  ],
  ["notes", "notes", { ...record, text: "Called" }],
  ["tasks", "tasks", { title: "Call again" }],
  ["views", "views", { kind: "candidate", name: "Mine", query: "q=ups" }],
  ["files", "files", { ...record, file: file("cv.txt", "Ada is an engineer") }],
  ["bank-statements", "bank_statements", { file: file("s.xml", statement) }],
  ["ledger-exports", "ledger_exports", { format: "csv", from: "2026-01-01", to: "2026-01-31" }],
  ["imports", "imports", { file: file("people.csv", "First name,Last name\nAda,Once\n") }],
  ["list-imports", "list_imports", { kind: "clients", file: file("c.csv", "Name\nTwice\n") }],
  ["jobs/from-file", "jobs", { file: file("ad.html", advertised) }],
  [
    "scraping/profiles",
    "search_profiles",
    {
      name: "Every morning",
      sources: ["linkedin"],
      countries: ["NL"],
      roles: ["mep-engineer"],
      systems: [],
      schedule: "daily",
      at: "06:30",
      weekday: 1,
    },
  ],
  ["jobs/:id/publication", "publications", said()],
  ["applications", "applications", { jobId }],
  ["crm/interviews", "interviews", { candidateId, scheduledAt: "2026-01-05T10:00:00.000Z" }],
  ["crm/calendar-feed", "calendar_feeds", null],
  [
    "crm/communications",
    "communications",
    {
      ...subject,
      type: "note",
      subject: "Spoke",
      content: "Called",
      timestamp: "2026-01-01T10:00:00.000Z",
    },
  ],
  [
    "crm/communications/templates",
    "message_templates",
    { name: "Hello", language: "en", subject: "Hello", content: "Dear you" },
  ],
  [
    "crm/communications/received",
    "received_messages",
    { file: file("a.eml", "From: ada@x.example\r\nTo: us@x.example\r\nSubject: Hi\r\n\r\nHi") },
  ],
  ["campaigns", "campaigns", { name: "Spring", audience: { kind: "matches" } }],
  ["campaigns/auto-create", "campaigns", { jobIds: [jobId], type: "targeted-outreach" }],
  ["board-packs", "board_packs", { choice: { period: "week" } }],
  ["candidates/:id/certificates", "candidate_certificates", { certificate: "vca-basis" }],
  ["candidates/:id/consents", "candidate_consents", { purpose: "marketing", channel: "email" }],
  ["candidates/consents", "candidate_consents", { ids: [candidateId], ...signed }],
  [
    "candidates/:id/grounds",
    "legal_grounds",
    { purpose: "keep", basis: "legitimate-interest", note: "Balance" },
  ],
  ["stage-templates", "stage_templates", { name: "Short", stages: stages }],
  [
    "projects/:id/confirmations",
    "submissions",
    { candidateId, confirmedOn: "2025-12-31", way: "telephone" },
  ],
  ["projects/:id/submissions", "submissions", { candidateId, isNamed: false }],
  [
    "projects/:id/shortlists",
    "shortlists",
    { candidateIds: [candidateId], isNamed: false, locale: "en" },
  ],
  [
    "deployments/:id/independence",
    "independence_checks",
    { answers: Object.fromEntries(questions.map((it) => [it, "independent"])), note: null },
  ],
  ["legal/documents/:type/:language/editions", "legal_editions", { version: 0 }],
  [
    "legal/certificates",
    "agency_certificates",
    { kind: "sna", number: "1", validFrom: "2025-01-01", isPublic: true },
  ],
  [
    "processing/processors",
    "processors",
    { kind: "mail", name: "Mail Ltd", purpose: "sends letters", country: "DE" },
  ],
  [
    "breaches",
    "breaches",
    { title: "Wrong address", discoveredAt: "2026-01-01T09:00:00.000Z", what: "It went astray." },
  ],
  [
    "documents/templates",
    "document_templates",
    { type: "worker-agreement", language: "en", name: "Ours", body: "# Agreement", country: "NL" },
  ],
  [
    "documents",
    "documents",
    { kind: "deployment", recordId: deploymentId, type: "worker-agreement", language: "en" },
  ],
  ["tokens", "api_tokens", { name: "Reader", scopes: { jobs: "read" }, days: 30 }],
  [
    "webhooks",
    "webhooks",
    { name: "Ours", url: "https://hooks.example/x", events: ["match.found"] },
  ],
  ["invitations", "access_links", { email: "mila@x.example", role: "viewer", locale: "en" }],
  ["gdpr/holds", "gdpr_holds", { ...subject, reason: "A claim in court", until: "2026-06-01" }],
  [
    "merges",
    "merges",
    { kind: "candidate", keptId: twinId, mergedId: otherId, keptVersion: 1, mergedVersion: 1 },
  ],
  [
    "gdpr/data-deletion",
    "gdpr_erasures",
    { entityType: "candidate", entityId: twinId, reason: "They asked" },
  ],
];

/** Where a route of `bodies` is, in this house. */
export function placeOf(route: string): string {
  const [kind = ""] = route.split("/");
  const ids: Record<string, string> = {
    candidates: candidateId,
    jobs: jobId,
    projects: projectId,
    deployments: deploymentId,
  };
  const place = route === "jobs/:id/duplicate" ? `jobs/${orderId}/duplicate` : route;
  return place
    .replace(":id", ids[kind] ?? "")
    .replace(":type", "privacy")
    .replace(":language", "en");
}
