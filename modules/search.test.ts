import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added as candidate } from "@/modules/crm/candidates/fixtures";
import { added as client } from "@/modules/crm/clients/fixtures";
import { notes } from "@/modules/records/notes";
import type { SearchHit } from "@/modules/records/search";
import { added as project } from "@/modules/staffing/projects/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "./testing";

const app = testApp();
const niall = await candidate(app, {
  firstName: "Niall",
  lastName: "Drummond",
  email: "niall.drummond@example.com",
  phone: "+353 86 123 4567",
  headline: "Commissioning engineer",
  location: "Dublin",
  skills: ["ups-systems"],
  certificates: [{ certificate: "vca-vol", expiresOn: "2027-01-01" }],
});
const svenja = await candidate(app, { firstName: "Svenja", lastName: "Kølbe-Weiß" });
const jurgen = await candidate(app, { firstName: "Jürgen", lastName: "Müller-Lüdenscheidt" });
const juergen = await candidate(app, { firstName: "Juergen", lastName: "Mueller-Luedenscheidt" });
const strauss = await candidate(app, { firstName: "Åse", lastName: "Sørensen-Strauß" });
const corrib = await client(app, {
  name: "Corrib Networks",
  contacts: [{ name: "Aoife Kearney", title: "Site manager", email: "aoife@corrib.example" }],
});
const dub6 = await project(app, { name: "DUB6 fit-out", location: "Dublin", clientId: corrib.id });
const reader = await signedIn(app, "viewer");
const find = async (q: string): Promise<SearchHit[]> =>
  (await reader.ask("GET", `/api/search?q=${encodeURIComponent(q)}`)).json();

test.each([
  ["niall", "name", niall.id],
  ["drum ni", "name", niall.id],
  ["C-0001", "number", niall.id],
  ["c1", "number", niall.id],
  ["niall.drum@", "email", undefined],
  ["niall.drummond@ex", "email", niall.id],
  ["086 1234567", "phone", niall.id],
  ["0861234", "phone", niall.id],
  ["vca", "certificate", niall.id],
  ["UPS systems", "skill", niall.id],
  ["commissioning", "words", niall.id],
  ["drumond", "similar", niall.id],
  ["nial drummnod", "similar", niall.id],
  ["kolbe weiss", "name", svenja.id],
  ["Kølbe", "name", svenja.id],
  ["corrib", "name", corrib.id],
  ["aoife", "name", undefined],
  ["corib", "similar", corrib.id],
  ["netwroks corib", "similar", corrib.id],
  ["aofie kearny", "similar", undefined],
  ["dub6", "name", dub6.id],
  ["dubln", "similar", dub6.id],
])("%j is found by its %s", async (q, why, id) => {
  const [first] = await find(q);
  if (why === "email" && id === undefined) return expect(first).toBeUndefined();
  expect(first).toMatchObject(id === undefined ? { why, kind: "contact" } : { why, id });
});

test("people come before what else has the same name", async () => {
  await deployed(app, { candidateId: niall.id, clientId: corrib.id });
  const kinds = (await find("niall")).map(({ kind }) => kind);
  expect(kinds).toEqual(["candidate", "deployment"]);
});

test("a note is found by its words until it is removed", async () => {
  const note = await notes.add(app, {
    kind: "candidate",
    recordId: niall.id,
    text: "Would move to Zaragoza with his family.",
  });
  expect((await find("zaragoza"))[0]).toMatchObject({ kind: "note", detail: "Niall Drummond" });
  await notes.remove(app, note.id);
  expect(await find("zaragoza")).toEqual([]);
});

test("nothing typed shows what is newest, and words that nobody has find nothing", async () => {
  expect((await find("")).map(({ why }) => why)).toContain("recent");
  expect(await find("xqzvvw")).toEqual([]);
  expect(await find('"*(')).toEqual([]);
});

test("whoever is restricted is found by nothing", async () => {
  await candidates.restrict(app, svenja.id, { ground: "claims", note: "A claim" });
  expect(await find("kolbe")).toEqual([]);
  expect(await find("C-0002")).toEqual([]);
});

test("a name that changes is found as it is now", async () => {
  await candidates.edit(app, niall.id, { version: niall.version, lastName: "Dunmore" });
  expect((await find("dunmore"))[0]).toMatchObject({ id: niall.id, why: "name" });
  expect((await find("drummond")).map(({ why }) => why)).not.toContain("name");
});

test("of those with a skill the newest come first, and nobody who was put away", async () => {
  const three = [];
  for (const firstName of ["Ada", "Bea", "Cor"])
    three.push(await candidate(app, { firstName, lastName: "Koel", skills: ["chillers"] }));
  await candidates.archive(app, [three[1]?.id ?? ""]);
  const found = (await find("chillers")).filter(({ why }) => why === "skill");
  expect(found.map(({ id }) => id)).toEqual([three[2]?.id ?? "", three[0]?.id ?? ""]);
});

test.each([
  ["mueller", [jurgen, juergen]],
  ["müller", [jurgen, juergen]],
  ["Müll", [jurgen, juergen]],
  ["juergen mueller", [jurgen, juergen]],
  ["Luedenscheidt", [jurgen, juergen]],
  ["soerensen", [strauss]],
  ["sørensen", [strauss]],
  ["strauss", [strauss]],
  ["Strauß", [strauss]],
] as const)("%s finds whoever writes it so, and whoever writes it out", async (q, people) => {
  const ids = people.map(({ id }) => id).toSorted();
  const inPalette = (await find(q)).filter(({ kind }) => kind === "candidate");
  expect(inPalette.map(({ id }) => id).toSorted()).toEqual(ids);
  const answer = await reader.ask("GET", `/api/candidates?q=${encodeURIComponent(q)}`);
  const listed: { id: string }[] = await answer.json();
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids);
});

test("who holds a paper comes before what is named after it, and an expired one counts for nothing", async () => {
  const own = testApp();
  const { ask } = await signedIn(own, "viewer");
  await client(own, { name: "HV Services" });
  const holder = await candidate(own, {
    firstName: "Uwe",
    lastName: "Halter",
    certificates: [{ certificate: "schaltberechtigung", expiresOn: "2099-01-01" }],
  });
  await candidate(own, {
    lastName: "Spent",
    certificates: [{ certificate: "hv-ap", expiresOn: "2020-01-01" }],
  });
  const hits: SearchHit[] = await (await ask("GET", "/api/search?q=hv")).json();
  expect(hits.map(({ id, kind, match }) => (kind === "candidate" ? [id, match] : kind))).toEqual([
    [holder.id, "Schaltberechtigung bis 36 kV"],
    "client",
  ]);
});
