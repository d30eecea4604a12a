import { expect, test } from "bun:test";
import { added as company } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { deployed } from "../fixtures";

const map = async (ask: (method: string, path: string) => Promise<Response>, path: string) =>
  (await (await ask("GET", `/api/places/${path}`)).json()) as {
    places: { name: string; total: number; counts: object; latitude: number; longitude: number }[];
    unplaced: number;
  };

test("people stand at their datacenter or in their town, and who stands nowhere is counted", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  const { id: clientId, sites } = await company(app, {
    sites: [{ name: "AMS9", city: "Amsterdam", country: "NL", latitude: 52.3, longitude: 4.94 }],
  });
  const siteId = sites[0]?.id ?? null;
  await deployed(app, { clientId, siteId, location: "Amsterdam", country: "NL" });
  await deployed(app, { location: "Frankfurt am Main", country: "DE" });
  await deployed(app, { location: "Frankfurt am Main", country: "DE" });
  await deployed(app, { location: "Nowhere on Sea", country: "UK" });
  const { places, unplaced } = await map(ask, "deployments");
  expect(unplaced).toBe(1);
  expect(places).toMatchObject([
    { name: "Frankfurt am Main", total: 2, counts: { scheduled: 2 } },
    { name: "Amsterdam", latitude: 52.3, longitude: 4.94 },
  ]);
  expect(places[0]?.latitude).toBeCloseTo(50.1, 0);
});

test("the datacenters of one client, or of all, are places too", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  const { id } = await company(app, { sites: [{ name: "DUB1", city: "Dublin", country: "IE" }] });
  await company(app, { sites: [{ name: "MAD1", city: "Madrid", country: "ES" }] });
  expect((await map(ask, `sites?client=${id}`)).places.map(({ name }) => name)).toEqual(["Dublin"]);
  expect((await map(ask, "sites")).places).toHaveLength(2);
});
