import { afterAll, expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { clients } from "@/modules/crm/clients";
import { added as company } from "@/modules/crm/clients/fixtures";
import { imports } from "@/modules/crm/imports";
import { lineOf } from "@/modules/crm/imports/rules";
import { jobs } from "@/modules/market/jobs";
import { jobOrders } from "@/modules/staffing/job-orders";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { holder } from "./holder";
import { type ListKind, listImports } from "./index";

const apps: App[] = [];
afterAll(() => apps.forEach(imports.closeReader));

function house() {
  const app = testApp();
  apps.push(app);
  return app;
}

const taken = (app: App, kind: ListKind, text: string) =>
  listImports.open(app, { kind, name: "list.csv", bytes: new TextEncoder().encode(text) });

const allClients = async (app: App) => {
  const query = { status: "all", archived: "no", sort: "name", limit: 50 } as const;
  const page = await clients.list(app, query);
  return Promise.all(page.clients.map(({ id }) => clients.find(app, id)));
};

const companies = [
  "Relaties van Noordkade;;;;;;;",
  "Bedrijfsnaam;Branche;Website;Plaats;Land;Contactpersoon;E-mail;BTW-nummer",
  "Polderhaven BV;Colocatie;polderhaven.example;Amsterdam;Nederland;Ans Vos;ans@polderhaven.example;NL123456789B01",
  "Kühlwerk GmbH;Kälte;;Berlin;Deutschland;;kein-at;DE1",
  "Polderhaven;Colocatie;;;;;;",
  ";Zonder naam;;;;;;",
].join("\n");

test("a list of companies becomes clients with contact and place, and what cannot be read stays empty and is told", async () => {
  const app = house();
  const { id, plan } = await taken(app, "clients", companies);
  expect(plan.columns).toEqual([
    ...["name", "industry", "website", "city", "country", "contactName", "contactEmail"],
    "vatNumber",
  ] as never);
  expect(plan.reading.headRow).toBe(1);
  expect(await listImports.check(app, id)).toMatchObject({
    ...{ total: 4, create: 2, skip: 1, blocked: 1, missing: null },
    doubles: [{ n: 2, name: "Polderhaven" }],
    emptied: [
      { field: "vatNumber", count: 1, rows: [{ n: 1, value: "DE1" }] },
      { field: "contactEmail", count: 1, rows: [{ n: 1, value: "kein-at" }] },
    ],
  });
  const done = await listImports.runThrough(app, id);
  expect(done).toMatchObject({ state: "completed", created: 2, skipped: 1, rejected: 1, done: 4 });
  const [cold, polder] = await allClients(app);
  expect(cold).toMatchObject({ name: "Kühlwerk GmbH", vatNumber: null });
  expect(cold?.sites).toMatchObject([{ city: "Berlin", country: "DE" }]);
  expect(polder).toMatchObject({ name: "Polderhaven BV", vatNumber: "NL123456789B01" });
  expect(polder?.contacts).toMatchObject([{ name: "Ans Vos", email: "ans@polderhaven.example" }]);
});

test("a row of a list is named by its line in the file, empty lines counted", async () => {
  const text = "Bedrijfsnaam;Plaats\n\nPolderhaven BV;Almere\n\n\nKühlwerk;Berlin";
  const { plan } = await taken(house(), "clients", text);
  expect([0, 1].map((n) => lineOf(n, plan))).toEqual([3, 6]);
});

const openings = [
  "Posting Title,Client Name,City,Country,Number of Positions,Job Type,Job Opening Status,Target Date,Job Description",
  "UPS technician,Polderhaven,Amsterdam,Netherlands,2,Permanent,In progress,2026-09-01,You maintain UPS systems and generators of our data centre.",
  "Cooling engineer,Kühlwerk GmbH,Berlin,Germany,many,Freelance,Open,soon,You maintain chillers.",
  "Old job,Polderhaven,Amsterdam,Netherlands,1,Permanent,Filled,,",
  "UPS technician,Polderhaven,Amsterdam,Netherlands,2,Permanent,Open,,",
].join("\n");

test("a list of jobs becomes the agency's own, read as ads are, each with its client, who comes along where new", async () => {
  const app = house();
  const known = await clients.add(app, { name: "Polderhaven BV" });
  const { id, preview } = await taken(app, "jobs", openings);
  expect(preview?.system).toBe("Zoho Recruit");
  expect(await listImports.check(app, id)).toMatchObject({
    ...{ total: 4, create: 2, skip: 1, closed: 1, blocked: 0 },
    newClients: ["Kühlwerk GmbH"],
    emptied: [
      { field: "seats", count: 1 },
      { field: "startsOn", count: 1 },
    ],
  });
  expect(await listImports.runThrough(app, id)).toMatchObject({ created: 2, skipped: 2 });
  const orders = await ordersOf(app);
  expect(orders).toMatchObject([
    { title: "Cooling engineer", clientName: "Kühlwerk GmbH", contract: "freelance", seats: null },
    {
      ...{ title: "UPS technician", clientId: known.id, seats: 2, contract: "permanent" },
      ...{ startsOn: "2026-09-01", country: "NL", location: "Amsterdam" },
    },
  ]);
  const { aiAnalysis } = await jobs.find(app, orders[1]?.id ?? "");
  expect(aiAnalysis?.criticalSystems).toContain("ups-systems");
});

async function ordersOf(app: App) {
  const query = { status: "open", sort: "title", limit: 50 } as never;
  const page = await jobs.list(app, query);
  return Promise.all(page.jobs.map(({ id }) => jobOrders.find(app, id)));
}

test("an undo puts away what the list brought and leaves what somebody has worked with", async () => {
  const app = house();
  const { id } = await taken(app, "jobs", openings);
  await listImports.runThrough(app, id);
  const [cooling] = await ordersOf(app);
  await jobOrders.edit(app, cooling?.id ?? "", { version: cooling?.version ?? 0, seats: 4 });
  expect(await listImports.undo(app, id)).toEqual({ archived: 3, kept: 1 });
  expect((await ordersOf(app)).map(({ title }) => title)).toEqual(["Cooling engineer"]);
  expect(await listImports.find(app, id)).toMatchObject({ state: "undone" });
  await expect(listImports.undo(app, id)).rejects.toMatchObject({
    ...{ kind: "conflict", message: expect.stringContaining("undone already") },
  });
});

test("a second file with the same head is mapped as the first was", async () => {
  const app = house();
  const { id, version, plan } = await taken(app, "clients", "Wer,Wo\nNordlicht,Kiel");
  expect(plan.columns).toEqual([null, null]);
  await expect(listImports.start(app, id)).rejects.toMatchObject({ kind: "invalid" });
  await listImports.change(app, id, { version, plan: { columns: ["name", "city"] } });
  await listImports.runThrough(app, id);
  const again = await taken(app, "clients", "Wer,Wo\nSüdwind,Graz");
  expect(again.plan.columns).toEqual(["name", "city"]);
});

test("who is erased takes every waiting file that names them along, and no other", async () => {
  const app = house();
  const client = await company(app, {
    contacts: [{ name: "Ans Vos", title: null, email: "ans@polderhaven.example", phone: null }],
  });
  const person = await added(app, { firstName: "Bo", lastName: "Kuipers", phone: "+31612345678" });
  await taken(app, "clients", companies);
  await taken(app, "jobs", "Titel;Omschrijving\nMonteur;Bel Bo Kuipers\n");
  await taken(app, "clients", "Naam;Telefoon\nElders BV;06-12 34 56 78\n");
  const other = await taken(app, "clients", "Naam;Contactpersoon\nElders BV;Ans Vossen\n");
  const left = async () =>
    [...(await listImports.list(app, "clients")), ...(await listImports.list(app, "jobs"))].map(
      ({ id }) => id,
    );
  const erase = async (type: "client" | "candidate", id: string) =>
    app.write((await holder.erase(app, { type, id })).writes);

  await erase("client", client.id);
  expect((await left()).length).toBe(3);
  await erase("candidate", person.id);
  expect(await left()).toEqual([other.id]);
});

test.each(["csv", "csv-nl", "csv-de"] as const)(
  "clients that were exported come back with value, tier and datacenters (%s)",
  async (format) => {
    const [from, into] = [house(), house()];
    const sites = ["Amsterdam", "Frankfurt"].map((city) => ({ name: city, city }));
    await company(from, { name: "Polderhaven BV", contractValue: "180000.5", sites });
    const query = { status: "all", archived: "no", sort: "name" } as const;
    const { content } = await clients.exported(from, { ...query, format });
    const { id } = await taken(into, "clients", String(content));
    await listImports.runThrough(into, id);
    const [was] = await allClients(from);
    const [is] = await allClients(into);
    expect(is).toMatchObject({ contractValue: "180000.5", tier: was?.tier as never });
    expect(is?.sites.map(({ city }) => city)).toEqual(["Amsterdam", "Frankfurt"]);
  },
);
