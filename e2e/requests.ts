import { type Ask, type Body, textOf } from "@/bench/crash/caller";

type Ids = Record<string, string>;

/** One record of each kind that paths name, by the first word of its path; under admin the last backup. */
export async function idsOf(ask: Ask): Promise<Ids> {
  const made = async (path: string, body: Body) => textOf(await ask("POST", `/api/${path}`, body));
  const person = { firstName: "Ann", lastName: "Locksmith", email: "ann@locks.example" };
  const candidates = await made("candidates", { ...person, origin: "applied" });
  const leaver = { firstName: "Bo", lastName: "Leaver", origin: "applied" };
  const leavers = await made("candidates", leaver);
  const clients = await made("clients", { name: "Locks and Keys" });
  const projects = await made("projects", { name: "Hall 4", clientId: clients });
  const record = { kind: "candidate", recordId: candidates };
  const place = { clientId: clients, candidateId: candidates, position: "Technician" };
  const days = { contractType: "contract", startDate: "2026-02-02", endDate: "2026-12-31" };
  const deployments = await made("deployments", { ...place, ...days });
  const notes = await made("notes", { ...record, text: "A first call" });
  const tasks = await made("tasks", { title: "Call again", dueAt: null });
  const { body } = await ask("GET", "/api/admin/backups");
  const admin = textOf({ status: 200, body: { ...(body["last"] as object) } }, "name");
  return { candidates, leavers, clients, projects, deployments, notes, tasks, admin };
}

const words: Ids = {
  ...{ type: "privacy", language: "en", kind: "project", slug: "privacy", name: "purge" },
  ...{ entityType: "candidate", duty: "a1", token: "nobody", audience: "internal" },
};

/** What stands in a path for a parameter: a record of its kind where there is one, else nobody's id. */
export function pathOf(pattern: string, ids: Ids): string {
  const area = pattern.split("/")[2] ?? "";
  const asked = pattern.split("/").map((word) => {
    const name = /^:(\w+)/.exec(word)?.[1];
    if (!name) return word;
    if (name === "entityId") return ids["candidates"] ?? "";
    return words[name] && area !== "admin" ? words[name] : (ids[area] ?? Bun.randomUUIDv7());
  });
  if (pattern.endsWith("/export")) return `${asked.join("/")}?format=xlsx`;
  return asked.join("/") + (queries(ids)[pattern] ?? "");
}

const queries = (ids: Ids): Ids => ({
  ...{ "/api/tags": "?kind=candidate", "/api/tags/records": "?kind=candidate&tag=locks" },
  ...{ "/api/views": "?kind=candidates", "/api/gdpr/subjects": "?q=lock" },
  ...{ "/api/merges": "?kind=candidate", "/api/merges/duplicates": "?kind=candidate" },
  "/api/owners/records": `?kind=candidate&ids=${ids["candidates"]}`,
  "/api/notes": `?kind=candidate&id=${ids["candidates"]}`,
  "/api/files": `?kind=candidate&recordId=${ids["candidates"]}`,
  "/api/files/portraits": `?kind=candidate&ids=${ids["candidates"]}`,
  "/api/timeline": `?kind=candidate&id=${ids["candidates"]}`,
  "/api/documents": `?kind=deployment&recordId=${ids["deployments"]}`,
});

const csv = "first name,last name,email\nNoor,Sleutel,noor@locks.example\n";
const page = "<title>Technician</title><h1>Technician</h1><p>Datacenter in Almere</p>";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function form(file: File, fields: Ids = {}, field = "file"): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  sent.set(field, file);
  return sent;
}

/** What is sent where an empty body would be turned away at the door: the routes that write files, and the usual ones. */
export function bodies(ids: Ids): Record<string, Body> {
  const { candidates = "", deployments = "", leavers = "" } = ids;
  const subject = { entityType: "candidate", entityId: leavers };
  const record = { kind: "candidate", recordId: candidates };
  const text = (name: string, content: string) => new File([content], name);
  const picture = (field: string) =>
    form(new File([pixel], "one.png", { type: "image/png" }), {}, field);
  const order = { kind: "deployment", recordId: deployments, language: "en" };
  const today = new Date().toISOString().slice(0, 10);
  return {
    "POST /api/imports": form(text("people.csv", csv)),
    "POST /api/list-imports": form(text("firms.csv", "Company\nNordlicht"), { kind: "clients" }),
    "POST /api/files": form(text("letter.txt", "A letter"), record),
    "POST /api/cvs": form(text("cv.txt", "Noor Sleutel, technician, UPS")),
    "POST /api/jobs/from-file": form(text("ad.html", page)),
    "POST /api/admin/upload-logo": picture("logo"),
    "PUT /api/profile/picture": picture("picture"),
    "POST /careers/:slug/apply": form(text("cv.txt", "Noor")),
    "POST /contact": form(text("none.txt", "")),
    "POST /api/gdpr/data-export": subject,
    "POST /api/gdpr/exports": subject,
    "POST /api/gdpr/data-deletion": { ...subject, reason: "They asked" },
    "POST /api/gdpr/holds": { ...subject, reason: "A claim", until: "2039-01-01" },
    "POST /api/gdpr/purge/confirmation": { count: 0 },
    "POST /api/gdpr/purge/runs": { count: 0 },
    "POST /api/board-packs": { choice: { period: "quarter" } },
    "POST /api/documents": { ...order, type: "worker-agreement" },
    "POST /api/candidates": { firstName: "Bo", lastName: "Lock", origin: "applied" },
    "POST /api/clients": { name: "One more client" },
    "POST /api/projects": { name: "One more hall" },
    "POST /api/jobs": { title: "One more engineer" },
    "POST /api/notes": { ...record, text: "One more call" },
    "POST /api/tasks": { title: "One more task", dueAt: null },
    "POST /api/candidates/archivals": { ids: [leavers] },
    "DELETE /api/candidates/archivals": { ids: [leavers] },
    "POST /api/owners/changes": { kind: "candidate", ids: [candidates], ownerId: null },
    "POST /api/tags/changes": { kind: "candidate", ids: [candidates], add: ["locks"] },
    "POST /api/views": { kind: "candidates", name: "Locks", query: "q=lock" },
    "POST /api/crm/interviews": { candidateId: candidates, scheduledAt: `${today}T23:59:00Z` },
    "POST /api/jobs/scrape": { sources: ["linkedin"], keywords: ["ups"], countries: ["NL"] },
    "PATCH /api/candidates/:id": { version: 1, headline: "Locksmith" },
  };
}
