import { expect, test } from "bun:test";
import { tags } from "@/modules/records/tags";
import { signedIn, testApp } from "@/modules/testing";
import { added } from "../fixtures";
import { clients, type ListedContact } from "../index";

/** Two clients with three people, and one client that was put away. */
async function house() {
  const app = testApp();
  const reader = await signedIn(app, "viewer");
  const amstel = await added(app, {
    name: "Amstel Example BV",
    status: "active",
    contacts: [
      { name: "Øyvind Bakke", title: "Site manager", email: "oyvind@amstel.example" },
      { name: "Ada Sluis", phone: "+31 20 555 0100" },
    ],
  });
  await added(app, {
    name: "Main Example GmbH",
    sites: [{ name: "FRA1", city: "Offenbach", country: "DE" }],
    contacts: [{ name: "Zoe Kranz", title: "Buyer", email: "zoe@main.example" }],
  });
  const gone = await added(app, { name: "Gone Example", contacts: [{ name: "Nobody Now" }] });
  await clients.archive(app, [gone.id]);
  const ask = async (query = "") => (await reader.ask("GET", `/api/contacts${query}`)).json();
  const names = async (query: string) =>
    ((await ask(query)) as ListedContact[]).map(({ name }) => name);
  return { app, reader, amstel, ask, names };
}

test("everybody at a client that is not put away stands in one list, with the client and how they are reached", async () => {
  const { ask, names, amstel } = await house();
  expect(await names("")).toEqual(["Ada Sluis", "Zoe Kranz", "Øyvind Bakke"]);
  expect(await names("?sort=-client")).toEqual(["Zoe Kranz", "Ada Sluis", "Øyvind Bakke"]);
  const [first] = await ask("?q=sluis");
  expect(first).toMatchObject({
    ...{ phone: "+31 20 555 0100", email: null, isMain: false },
    client: { id: amstel.id, name: "Amstel Example BV", status: "active" },
  });
});

test("they are found by name without accents, by client and address, and by conditions", async () => {
  const { names } = await house();
  expect(await names("?q=oyvind")).toEqual(["Øyvind Bakke"]);
  expect(await names("?q=zoe%20main")).toEqual(["Zoe Kranz"]);
  expect(await names("?where=main:yes;email:yes")).toEqual(["Zoe Kranz", "Øyvind Bakke"]);
  expect(await names("?where=client:amstel%20example;-email:yes")).toEqual(["Ada Sluis"]);
  expect(await names("?where=near:Frankfurt~50")).toEqual(["Zoe Kranz"]);
  expect(await names("?where=title:none")).toEqual(["Ada Sluis"]);
});

test("pages, ids, counts and export follow the same filter", async () => {
  const { ask, reader } = await house();
  const first = await reader.ask("GET", "/api/contacts?limit=2");
  expect(first.headers.get("x-total-count")).toBe("3");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const rest: ListedContact[] = await (await reader.ask("GET", next)).json();
  expect(rest.map(({ name }) => name)).toEqual(["Øyvind Bakke"]);
  expect((await ask("/ids?where=main:yes")).ids).toHaveLength(2);
  expect((await ask("/facets?field=client")).values[0]).toEqual({
    ...{ value: "Amstel Example BV", name: null, count: 2 },
  });
  const table = await reader.ask("GET", "/api/contacts/export?format=csv&q=kranz");
  expect(await table.text()).toContain("Zoe Kranz,Buyer,zoe@main.example");
});

test("people at clients have tags of their own, which stay through edits and go with them", async () => {
  const { app, amstel, ask, names } = await house();
  const desk = await signedIn(app, "recruiter");
  const [main, other] = (await clients.find(app, amstel.id)).contacts;
  const ids = [main?.id ?? "", other?.id ?? ""];
  const body = { kind: "contact", ids, add: ["golf day"] };
  expect((await desk.ask("POST", "/api/tags/changes", { body })).status).toBe(200);
  const tagged = "?where=contactTag:golf%20day";
  expect((await names(tagged)).toSorted()).toEqual(["Ada Sluis", "Øyvind Bakke"]);
  expect(await names("?where=contactTag:none")).toEqual(["Zoe Kranz"]);
  expect((await ask("/facets?field=contactTag")).values).toMatchObject([
    { value: "golf day", count: 2 },
  ]);
  const { version, contacts } = await clients.find(app, amstel.id);
  const kept = contacts.slice(0, 1).map((it) => ({ ...it, title: "Director" }));
  await clients.edit(desk.as, amstel.id, { version, contacts: kept });
  expect(await names(tagged)).toEqual(["Øyvind Bakke"]);
  expect(await tags.list(app, "contact")).toEqual([{ tag: "golf day", count: 1 }]);
});
