import createClient from "openapi-fetch";
import type { paths } from "./paths";

/** A program that a stranger might write: it knows the description of the API and nothing else. */
const [baseUrl = "", secret = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${secret}` } });

const added = await client.POST("/api/candidates", {
  body: { firstName: "Ines", lastName: "Okafor", origin: "referred", country: "NL" },
});
if (!added.data) throw new Error(added.error.message);

const edited = await client.PATCH("/api/candidates/{id}", {
  params: { path: { id: added.data.id } },
  body: { version: added.data.version, headline: "Commissioning engineer", noticeDays: 30 },
});
if (!edited.data) throw new Error(edited.error.message);

const late = await client.PATCH("/api/candidates/{id}", {
  params: { path: { id: added.data.id } },
  body: { version: added.data.version, headline: "Too late" },
});

const agency = await client.POST("/api/clients", { body: { name: "Polar Racks" } });
if (!agency.data) throw new Error(agency.error.message);

const project = await client.POST("/api/projects", {
  body: { clientId: agency.data.id, name: "Hall 4", startDate: "2027-01-11", country: "NL" },
});
if (!project.data) throw new Error(project.error.message);

const path = { id: project.data.id };
const taken = await client.POST("/api/projects/{id}/candidates", {
  params: { path },
  body: { candidateIds: [added.data.id] },
});
if (!taken.data) throw new Error(taken.error.message);

const [entry] = taken.data.added;
const next = project.data.stages[1];
if (!entry || !next) throw new Error("Nobody stands in the pipeline.");
const moved = await client.PATCH("/api/project-candidates/{id}", {
  params: { path: { id: entry.id } },
  body: { version: entry.version, stage: next.id },
});
if (!moved.data) throw new Error(moved.error.message);

const passive = await client.POST("/api/candidates/{id}/status", {
  params: { path: { id: added.data.id } },
  body: { version: edited.data.version, status: "passive" },
});
const page = await client.GET("/api/candidates", { params: { query: { q: "Okafor", limit: 5 } } });
const refused = await client.POST("/api/candidates", {
  // @ts-expect-error A name is a text, and the description says so.
  body: { firstName: "Ines", lastName: 7, origin: "referred" },
});

console.log(
  JSON.stringify({
    headline: edited.data.headline,
    late: late.error?.code,
    status: passive.data?.status,
    isMoved: moved.data.stage === next.id,
    listed: page.data?.map(({ lastName }) => lastName),
    refused: refused.error?.fields,
  }),
);
