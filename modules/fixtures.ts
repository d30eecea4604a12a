import { connect } from "node:net";
import { policy, tempFolder } from "./testing";
import type { Access } from "@/src/http/policy";

export type RouteRow = {
  method: string;
  path: string;
  /** As the policy writes it. */
  route: string;
  access: Access;
  isUpload: boolean;
  isByLink: boolean;
};

/** Every route that answers over HTTP, with who may call it, as a request would name it. */
export const everyRoute: RouteRow[] = Object.entries(policy).flatMap(([route, rule]) => {
  const [method = "", pattern = ""] = route.split(" ");
  if (method === "WS") return [];
  const id = pattern.includes("/sources/") ? "linkedin" : Bun.randomUUIDv7();
  const access = typeof rule === "string" ? rule : rule.for;
  const path = pattern.replace(":id", id);
  const isUpload = typeof rule !== "string" && "upload" in rule;
  const isByLink = typeof rule !== "string" && "byLink" in rule;
  return [{ route, method, path, access, isUpload, isByLink }];
});

export const isChange = ({ method }: Pick<RouteRow, "method">) => method !== "GET";

/** A body that every route accepts as far as its form, beside a value that must never come back. */
export const bodies = (canary: string): Record<string, unknown> => ({
  "POST /api/auth/login": { email: `${canary}@`, password: [canary] },
  "POST /api/auth/register": {
    email: `${canary}@coldaisle.example`,
    username: canary,
    password: canary,
    firstName: { [canary]: canary },
    lastName: canary,
    setupToken: canary,
  },
  "PATCH /api/auth/preferences": { locale: canary, theme: canary, [canary]: canary },
  "PATCH /api/profile": { timezone: canary, phone: [canary], channels: { [canary]: canary } },
  "POST /api/notifications/reading": { ids: [canary], upTo: { canary } },
  "DELETE /api/notifications/reading": { ids: canary, [canary]: canary },
  "POST /api/jobs/statuses": { ids: [canary], status: canary },
  "DELETE /api/jobs/statuses": { status: canary, moved: [{ id: canary, from: canary }] },
  "POST /api/crm/interviews/outcomes": { ids: [canary], status: canary },
  "DELETE /api/crm/interviews/outcomes": { status: canary, moved: [{ id: canary, from: canary }] },
  "POST /api/jobs/owners": { jobIds: [canary], recruiterId: canary },
  "DELETE /api/jobs/owners": { recruiterId: [canary], moved: [{ id: canary, from: canary }] },
  "POST /api/jobs/archivals": { jobIds: [canary] },
  "DELETE /api/jobs/archivals": { jobIds: canary },
  "POST /api/jobs/from-address": { url: `javascript:${canary}` },
  "POST /api/jobs/scrape": { sources: [canary], keywords: [canary], countries: [canary] },
  "POST /api/scraping/profiles": { name: { canary }, sources: [canary], at: canary, [canary]: 1 },
  "PATCH /api/scraping/profiles/:id": { version: canary, schedule: canary },
  "PATCH /api/sources/:id": { version: 0, keys: { [canary.repeat(9)]: canary }, isOn: canary },
  "POST /api/jobs/:id/verdict": { class: canary, reason: [canary] },
  "PUT /api/recruiters/:id/expertise": { title: [canary], version: canary, [canary]: 1 },
  "POST /api/jobs/:id/assign": { recruiterId: canary },
  "POST /api/candidates": {
    firstName: { canary },
    email: canary,
    skills: [[canary]],
    origin: canary,
  },
  "PATCH /api/candidates/:id": { version: canary, pay: { amount: canary }, [canary]: canary },
  "POST /api/candidates/:id/own-page": { locale: [canary], [canary]: 1 },
  "POST /api/candidates/:id/status": { version: 1, status: canary, until: canary },
  "POST /api/candidates/archivals": { ids: [canary] },
  "DELETE /api/candidates/archivals": { ids: canary },
  "POST /api/jobs/:id/applications": { candidateIds: [canary], scores: { [canary]: canary } },
  "DELETE /api/jobs/:id/applications": { applicationIds: [canary] },
  "POST /api/applications/answers": {
    applications: [{ id: canary, version: canary }],
    status: canary,
    message: { subject: [canary], content: { canary } },
  },
  "PATCH /api/applications/:id": { version: canary, status: canary, [canary]: canary },
  "POST /api/deployments": { clientId: canary, position: [canary], contractType: canary },
  "PATCH /api/deployments/:id": { version: canary, salary: canary, [canary]: canary },
  "POST /api/deployments/:id/status": { version: 1, status: canary, reason: [canary] },
  "POST /api/deployments/:id/cancellation": { version: 1, reason: { canary }, replace: canary },
  "POST /api/deployments/:id/terms": { version: 1, effectiveFrom: canary, [canary]: canary },
  "POST /api/deployments/:id/feedback": { moment: canary, party: canary, score: canary },
  "POST /api/deployments/statuses": { ids: [canary], status: canary },
  "DELETE /api/deployments/statuses": { status: canary, moved: [{ id: canary, from: canary }] },
  "POST /api/deployments/archivals": { ids: [canary] },
  "DELETE /api/deployments/archivals": { ids: canary },
  "POST /api/projects": { name: canary, budget: canary, seats: [{ phase: canary }], [canary]: 1 },
  "POST /api/projects/:id/status": { version: 1, status: canary, reason: [canary] },
  "POST /api/projects/:id/candidates": { candidateIds: [canary] },
  "PATCH /api/project-candidates/:id": { version: canary, stage: { canary } },
  "POST /api/projects/:id/confirmations": { candidateId: canary, confirmedOn: canary, way: canary },
  "POST /api/projects/:id/submissions": { candidateId: canary, isNamed: canary },
  "POST /api/projects/:id/shortlists": { candidateIds: [canary], locale: canary, days: canary },
  "POST /api/jobs/:id/separations": { postingId: canary },
  "POST /api/jobs/:id/match-overrides": { candidateId: canary, reason: [canary] },
  "DELETE /api/jobs/:id/match-overrides": { candidateId: canary },
  "POST /api/jobs/:id/match-dismissals": { candidateId: [canary], reason: canary.repeat(99) },
  "DELETE /api/jobs/:id/match-dismissals": { [canary]: canary },
  "PATCH /api/files/:id": { version: canary, name: [canary], audience: canary },
  "POST /api/files/removals": { fileIds: [canary] },
  "DELETE /api/files/removals": { [canary]: canary },
  "PATCH /api/employers/:id": { version: canary, verdict: canary, contact: [canary] },
  "PATCH /api/leads/:id": { version: 1, state: canary, ownerId: canary, note: { canary } },
  "POST /api/owners/changes": { kind: "candidate", ids: [canary], ownerId: canary },
  "DELETE /api/owners/changes": { kind: "client", ownerId: canary, moved: [{ id: canary }] },
  "POST /api/tags/changes": { kind: "candidate", ids: [canary], add: [canary] },
  "DELETE /api/tags/changes": { kind: canary, added: [{ id: canary, tag: canary }], removed: [] },
  "POST /api/views": { kind: canary, name: canary, query: `x=${canary}&x=${canary}` },
  "PATCH /api/views/:id": { version: canary, name: { canary }, [canary]: 1 },
  "POST /api/notes": { kind: canary, recordId: canary, text: canary },
  "PATCH /api/notes/:id": { version: canary, text: [canary], [canary]: 1 },
  "POST /api/mentions/seen": { noteIds: [canary] },
  "POST /api/leads/changes": { ids: [canary], note: canary },
  "DELETE /api/leads/changes": { moved: [{ id: canary, version: canary, ownerId: canary }] },
  "POST /api/timesheets/submissions": { ids: [canary] },
  "DELETE /api/timesheets/submissions": { moved: [{ id: canary, version: canary }] },
  "POST /api/campaigns/statuses": { ids: [canary], status: canary },
  "DELETE /api/campaigns/statuses": { status: canary, moved: [{ id: canary }] },
  "POST /api/candidates/verifications": { ids: [canary] },
  "DELETE /api/candidates/verifications": { ids: [canary] },
  "POST /api/tasks/changes": { ids: [canary], dueAt: canary, [canary]: 1 },
  "DELETE /api/tasks/changes": { tasks: [{ id: canary, dueAt: canary }] },
  "POST /api/tasks": { title: { canary }, dueAt: canary, record: canary },
  "PATCH /api/tasks/:id": { version: canary, dueAt: canary, [canary]: 1 },
  "POST /api/campaigns": { name: [canary], audience: { kind: canary }, jobIds: [canary] },
  "POST /api/campaigns/auto-create": { jobIds: [canary], type: canary },
  "PATCH /api/campaigns/:id": {
    version: 1,
    sequence: [{ waitDays: canary, texts: { [canary]: {} } }],
  },
  "POST /api/campaigns/:id/test": { step: canary, locale: canary },
  "POST /api/campaigns/:id/start": { version: canary, confirmed: canary, startsAt: canary },
  "DELETE /api/campaigns/:id/start": { version: canary },
  "POST /api/campaigns/:id/pause": { version: canary, [canary]: 1 },
  "PUT /api/settings/:name": { value: { [canary]: canary, baseUrl: canary }, secret: `${canary} ` },
  "POST /api/settings/ai/test": { provider: canary },
  "POST /api/ai/terms/:id/decision": { state: canary },
  "POST /api/crm/communications": { type: "email", to: canary, subject: [canary], [canary]: 1 },
  "PATCH /api/crm/communications/:id": { version: canary, content: { canary } },
  "POST /api/crm/communications/preview": { entityType: canary, subject: `${canary}\n${canary}` },
  "POST /api/crm/communications/templates": { name: [canary], language: canary, subject: canary },
  "POST /api/crm/communications/:id/filing": { entityType: canary, entityId: canary },
});

export const oneFile = () => ({ DATABASE_URL: `file:${tempFolder()}/coldaisle.db` });

/** What a server answers to these bytes until it closes the connection, or ten seconds have passed. */
export async function speak(host: string, port: number, words: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let heard = "";
  const socket = connect({ host, port }, () => socket.write(words));
  socket.on("data", (bytes) => (heard += String(bytes)));
  socket.on("close", () => resolve(heard));
  const patience = setTimeout(() => socket.destroy(), 10_000);
  return promise.finally(() => clearTimeout(patience));
}
