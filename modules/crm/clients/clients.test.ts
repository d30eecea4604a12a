import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { noon, signedIn, testApp } from "@/modules/testing";
import { added, type Details } from "./fixtures";
import { ClientsChanged, clients, clientsHolder } from "./index";

const full: Details = {
  name: "Polder Proef B.V.",
  industry: "Colocation",
  status: "active",
  website: "www.polder.example",
  contractValue: "250000.50",
  vatNumber: "nl 8123.45.678.B01",
  kvkNumber: "1234 5678",
  paymentDays: 30,
  feeKind: "percent",
  feePercent: 22.5,
  feeNote: "Half back within three months.",
  contacts: [
    { name: "Sanne Zebra", email: "sanne@polder.example", phone: "+31 6 1234 5678" },
    { name: "Bo Tweede", title: "Procurement" },
  ],
  sites: [
    { name: "AMS1", city: "Amsterdam", country: "NL", latitude: 52.3, longitude: 4.9 },
    { name: "LON1", city: "London, East", country: "UK" },
  ],
};

test("a client is kept as the form sent it, with its main contact, its cities and its tier", async () => {
  const { ask } = await signedIn(testApp(), "recruiter");
  const answer = await ask("POST", "/api/clients", { body: full });
  expect(answer.status).toBe(201);
  const record = await answer.json();
  expect(record).toMatchObject({
    number: "K-0001",
    companyKey: "polder proef",
    website: "https://www.polder.example",
    contractValue: "250000.5",
    tier: "gold",
    vatNumber: "NL812345678B01",
    kvkNumber: "12345678",
    contactPerson: "Sanne Zebra",
    contactEmail: "sanne@polder.example",
    cities: ["Amsterdam", "London, East"],
    sites: [{ country: "NL" }, { country: "UK", latitude: null }],
    createdAt: noon.toISOString(),
    history: [{ event: "added", by: "Ada Jansen" }],
  });
  expect((await ask("GET", `/api/clients/${record.id}`)).json()).resolves.toEqual(record);
  const [listed] = await (await ask("GET", "/api/clients")).json();
  expect(record).toMatchObject(listed);
});

test.each([
  [{ name: " " }, "name"],
  [{ vatNumber: "NL12" }, "vatNumber"],
  [{ vatNumber: "12345678" }, "vatNumber"],
  [{ kvkNumber: "1234567" }, "kvkNumber"],
  [{ contractValue: "-1" }, "contractValue"],
  [{ contractValue: "1e6" }, "contractValue"],
  [{ website: "javascript:alert(1)" }, "website"],
  [{ contacts: [{ name: "A", email: "x" }] }, "contacts.0.email"],
  [{ sites: [{ name: "A", latitude: 1 }] }, "sites.0.longitude"],
  [{ paymentDays: 400 }, "paymentDays"],
])("%j is refused at %s", async (wrong, field) => {
  const { ask } = await signedIn(testApp(), "recruiter");
  const answer = await ask("POST", "/api/clients", { body: { name: "A", ...wrong } });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).fields)).toContain(field);
});

test("an edit tells what changed, keeps who stays, and a stale one changes nothing", async () => {
  const { as, ask } = await signedIn(testApp(), "recruiter");
  const before = await added(as, full);
  const [sanne, bo] = before.contacts;
  const body = { version: 1, industry: "Cloud", contacts: [bo, { ...sanne, phone: null }] };
  const after = await (await ask("PATCH", `/api/clients/${before.id}`, { body })).json();
  expect(after).toMatchObject({
    version: 2,
    contactPerson: "Bo Tweede",
    contacts: [{ id: bo?.id }, { id: sanne?.id, phone: null }],
    sites: before.sites,
    history: [{ event: "edited", changes: { industry: ["Colocation", "Cloud"] } }, {}],
  });
  const stale = await ask("PATCH", `/api/clients/${before.id}`, { body });
  expect([stale.status, (await stale.json()).code]).toEqual([409, "conflict"]);
  const same = await clients.edit(as, before.id, { version: 2, industry: "Cloud" });
  expect([same.version, same.history.length]).toEqual([2, 2]);
  const other = await added(as);
  const stolen = clients.edit(as, other.id, { version: 1, contacts: [{ ...sanne, name: "X" }] });
  expect(stolen).rejects.toThrow("This isn't part of this client.");
});

test("a person's tier stands beside the rule, with its reason, until it is given back", async () => {
  const { ask } = await signedIn(testApp(), "recruiter");
  const { id } = await (await ask("POST", "/api/clients", { body: full })).json();
  const set = async (body: object) => ask("POST", `/api/clients/${id}/tier`, { body });
  expect((await set({ version: 1, tier: "platinum" })).status).toBe(422);
  const own = await (await set({ version: 1, tier: "platinum", reason: "Frame contract" })).json();
  expect(own).toMatchObject({ tier: "platinum", tierByRule: "gold", tierReason: "Frame contract" });
  const ruled = await (await set({ version: 2, tier: null })).json();
  expect(ruled).toMatchObject({ tier: "gold", tierOverride: null, tierReason: null });
  expect(ruled.history[0]).toMatchObject({
    event: "tier",
    changes: { tier: ["platinum", "gold"] },
  });
});

test("the news names who changed, the audit trail names no person", async () => {
  const app = testApp();
  const heard: string[][] = [];
  app.subscribe(ClientsChanged, ({ data }) => heard.push(data.ids));
  const { id } = await added(app, full);
  await clients.edit(app, id, { version: 1, contacts: [] });
  await clients.setStatus(app, id, { version: 2, status: "inactive", reason: "Zebra left" });
  expect(heard).toEqual([[id], [id], [id]]);
  const trail = await audit.latest(app);
  expect(trail.map(({ action }) => action)).toEqual([
    "client.moved",
    "client.edited",
    "client.added",
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/Zebra|1234|example/i);
});

test("an erased contact is nowhere, and the next becomes the main contact", async () => {
  const app = testApp();
  const { id, contacts } = await added(app, full);
  const [sanne, bo] = contacts;
  const more = [...contacts, { name: "Chris Derde" }];
  await clients.edit(app, id, { version: 1, contacts: more });
  const subject = { type: "client" as const, id: sanne?.id ?? "" };
  const shown = await clientsHolder.collect(app, subject);
  expect(shown).toMatchObject({ contacts: [{ name: "Sanne Zebra" }], contactHistory: [{}] });
  const { writes, news } = await clientsHolder.erase(app, subject);
  await app.write(writes, ...news);
  const tables = await app.db.all<[string]>(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
  );
  for (const [table] of tables.filter(([name]) => !/^(job|candidate)_search/.test(name))) {
    const rows = await app.db.all<unknown[]>(sql`select * from ${sql.identifier(table)}`);
    expect([table, /zebra|sanne/i.test(rows.flat().map(readable).join(" "))]).toEqual([
      table,
      false,
    ]);
  }
  const now = await clients.find(app, id);
  expect(now).toMatchObject({ contactPerson: bo?.name, contacts: [{}, { name: "Chris Derde" }] });
  const all = await clientsHolder.erase(app, { type: "client", id });
  await app.write(all.writes, ...all.news);
  expect((await clients.find(app, id)).contacts).toEqual([]);
});

const readable = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value);
