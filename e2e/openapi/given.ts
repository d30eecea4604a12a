type Read = (path: string) => Promise<unknown>;
type Send = (path: string, body: object) => Promise<Response>;

const text = (name: string, words: string) => new File([words], name, { type: "text/plain" });

/** Addresses of what cannot be read without a question, with questions that the demo has an answer to. */
export async function given(read: Read, send: Send): Promise<Record<string, string>> {
  const [candidate, other] = idsOf(await read("/api/candidates"));
  const [client] = idsOf(await read("/api/clients"));
  const [project] = idsOf(await read("/api/projects"));
  const [deployment] = idsOf(await read("/api/deployments"));
  const [job] = idsOf(await read("/api/jobs"));
  const [breach] = idsOf(await read("/api/breaches"));
  const [user] = idsOf(await read("/api/users"));
  const person = `kind=candidate&recordId=${candidate}`;
  const subject = { entityType: "candidate", entityId: candidate };
  const [ordered] = idsOf([await (await send("/api/gdpr/exports", subject)).json()]);
  const cv = { kind: "candidate", recordId: `${candidate}`, file: text("cv.txt", "Twelve years") };
  const [file] = idsOf([await (await send("/api/files", formOf(cv))).json()]);
  const people = { file: text("people.csv", "First name,Last name\nIda,Berg\n") };
  const [taken] = idsOf([await (await send("/api/imports", formOf(people))).json()]);
  const firms = { kind: "clients", file: text("firms.csv", "Company,City\nNordlicht,Kiel\n") };
  const [list] = idsOf([await (await send("/api/list-imports", formOf(firms))).json()]);
  return {
    ...exports,
    "/api/files/{id}/content": `/api/files/${file}/content`,
    "/api/files/{id}/text": `/api/files/${file}/text`,
    "/api/files/{id}/proposals": `/api/files/${file}/proposals`,
    "/api/imports/{id}": `/api/imports/${taken}`,
    "/api/imports/{id}/check": `/api/imports/${taken}/check`,
    "/api/imports/{id}/progress": `/api/imports/${taken}/progress`,
    "/api/list-imports": "/api/list-imports?kind=clients",
    "/api/list-imports/{id}": `/api/list-imports/${list}`,
    "/api/list-imports/{id}/check": `/api/list-imports/${list}/check`,
    "/api/list-imports/{id}/progress": `/api/list-imports/${list}/progress`,
    "/api/crm/interviews/clashes": "/api/crm/interviews/clashes?scheduledAt=2027-03-02T09:00:00Z",
    "/api/decisions/export": `/api/decisions/export?candidateId=${candidate}`,
    "/api/gdpr/subjects": "/api/gdpr/subjects?q=a",
    "/api/gdpr/exports/{id}": `/api/gdpr/exports/${ordered}`,
    "/api/gdpr/subjects/{entityType}/{entityId}": `/api/gdpr/subjects/candidate/${candidate}`,
    "/api/jobs/{id}/matches/{candidateId}": `/api/jobs/${job}/matches/${candidate}`,
    "/api/deployments/overlaps": `/api/deployments/overlaps?candidateId=${candidate}&startDate=2027-01-01`,
    "/api/bench/openings": `/api/bench/openings?candidate=${candidate}&from=2027-01-01`,
    "/api/files": `/api/files?${person}`,
    "/api/files/portraits": `/api/files/portraits?kind=candidate&ids=${candidate}`,
    "/api/tags": "/api/tags?kind=candidate",
    "/api/candidates/facets": "/api/candidates/facets?field=status",
    "/api/clients/facets": "/api/clients/facets?field=status",
    "/api/projects/facets": "/api/projects/facets?field=status",
    "/api/deployments/facets": "/api/deployments/facets?field=status",
    "/api/contacts/facets": "/api/contacts/facets?field=country",
    "/api/invoices/facets": "/api/invoices/facets?field=status",
    "/api/leads/facets": "/api/leads/facets?field=state",
    "/api/campaigns/facets": "/api/campaigns/facets?field=status",
    "/api/payments/facets": "/api/payments/facets?field=kind",
    "/api/expenses/facets": "/api/expenses/facets?field=kind",
    "/api/timesheets/facets": "/api/timesheets/facets?field=status",
    "/api/crm/interviews/facets": "/api/crm/interviews/facets?field=status",
    "/api/tasks/facets": "/api/tasks/facets?field=about",
    "/api/jobs/facets": "/api/jobs/facets?field=class",
    "/api/applications/facets": "/api/applications/facets?field=origin",
    "/api/certificates/facets": "/api/certificates/facets?field=certificate",
    "/api/conditions/reading": "/api/conditions/reading?text=vca&keys=holds,skill",
    "/api/owners/records": `/api/owners/records?kind=candidate&ids=${candidate}`,
    "/api/tags/records": `/api/tags/records?kind=candidate&ids=${candidate}`,
    "/api/views": "/api/views?kind=candidate",
    "/api/notes": `/api/notes?kind=candidate&id=${candidate}`,
    "/api/timeline": `/api/timeline?kind=candidate&id=${candidate}`,
    "/api/crm/communications/recipients": `/api/crm/communications/recipients?entityType=client&entityId=${client}`,
    "/api/documents": `/api/documents?kind=deployment&recordId=${deployment}`,
    "/api/merges": `/api/merges?kind=candidate&id=${candidate}`,
    "/api/merges/preview": `/api/merges/preview?kind=candidate&keptId=${candidate}&mergedId=${other}`,
    "/api/merges/duplicates": "/api/merges/duplicates?kind=candidate",
    "/api/merges/duplicates/{id}": `/api/merges/duplicates/${candidate}?kind=candidate`,
    "/api/breaches/{id}/letter": `/api/breaches/${breach}/letter?kind=authority`,
    "/api/profile/performance/{id}": `/api/profile/performance/${user}`,
    "/api/settings/{name}": "/api/settings/agency",
    "/api/schedules/{name}/runs": "/api/schedules/backups.create/runs",
    "/api/legal/documents/{type}/{language}": "/api/legal/documents/privacy/nl",
    "/api/timesheets/counts": "/api/timesheets/counts?week=2026-11-16",
    "/api/actuals": `/api/actuals?kind=deployment&id=${deployment}`,
    "/api/timesheets/pay": "/api/timesheets/pay?from=2026-11-16&to=2026-11-22",
    "/api/invoices/drafts": "/api/invoices/drafts?from=2026-11-16&to=2026-11-22",
    "/api/self-billing/drafts": "/api/self-billing/drafts?from=2026-11-16&to=2026-11-22",
    "/api/approval-links": "/api/approval-links?week=2026-11-16",
    "/api/rate-cards/of/{kind}/{id}": `/api/rate-cards/of/deployment/${deployment}`,
    "/api/pay-checks/of/{kind}/{id}": `/api/pay-checks/of/deployment/${deployment}`,
    "/api/requirements/{kind}/{id}": `/api/requirements/project/${project}`,
  };
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const exports = Object.fromEntries(
  [
    ...["jobs", "candidates", "clients", "projects", "deployments"],
    ...["applications", "certificates", "tasks", "invoices", "contacts", "crm/interviews"],
    ...["timesheets", "leads", "campaigns", "payments", "expenses"],
  ].map((kind) => [`/api/${kind}/export`, `/api/${kind}/export?format=csv`]),
);

function idsOf(list: unknown): string[] {
  const rows = Array.isArray(list) ? list : Object.values(list ?? {}).find(Array.isArray);
  return (rows ?? []).flatMap((row: unknown) =>
    typeof row === "object" && row !== null && "id" in row ? [String(row.id)] : [],
  );
}
