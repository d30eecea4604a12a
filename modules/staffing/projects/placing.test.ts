import { expect, test } from "bun:test";
import { clients, ClientChanges } from "@/modules/crm/clients";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { added } from "./fixtures";
import { placingTasks } from "./placing";
import * as projects from "./verbs";

test("a project that had no place takes that of its datacenter at night, once", async () => {
  const app = testApp();
  const { as } = await signedIn(app, "recruiter");
  const client = await addedClient(as, { sites: [{ name: "FRA1", city: null, country: "DE" }] });
  const [site] = client.sites;
  const early = await added(as, { clientId: client.id, siteId: site?.id ?? null });
  const said = await added(as, { clientId: client.id, siteId: site?.id, location: "Hanau" });
  const sites = client.sites.map((it) => ({ ...it, city: "Frankfurt am Main" }));
  await clients.edit(as, client.id, ClientChanges.parse({ version: 1, sites }));
  const night = async () => placingTasks[0]?.run(app, "2026-01-02");
  expect([await night(), await night()]).toEqual([1, 0]);
  expect(await projects.find(app, early.id)).toMatchObject({ location: "Frankfurt am Main" });
  expect(await projects.find(app, said.id)).toMatchObject({ location: "Hanau", version: 1 });
});

test("a project is where its datacenter is, unless somebody says otherwise", async () => {
  const { as } = await signedIn(testApp(), "recruiter");
  const sites = [{ name: "FRA1", city: "Frankfurt am Main", country: "DE" }];
  const client = await addedClient(as, { sites });
  const siteId = client.sites[0]?.id ?? null;
  const there = await added(as, { clientId: client.id, siteId });
  expect(there).toMatchObject({ location: "Frankfurt am Main", country: "DE" });
  const elsewhere = await added(as, { clientId: client.id, siteId, location: "Hanau" });
  expect(elsewhere).toMatchObject({ location: "Hanau", country: null });
  const late = await added(as, { clientId: client.id });
  expect(await projects.edit(as, late.id, { version: 1, siteId })).toMatchObject({
    location: "Frankfurt am Main",
    country: "DE",
  });
});
