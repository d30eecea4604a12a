import { afterEach, expect, test } from "bun:test";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { agency, agreeing } from "./fixtures";
import { campaigns } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function desk() {
  const house = await agency();
  opened.push(house.server);
  return house;
}

const asked = { show: "all" as const, offset: 0, limit: 10 };

test("who matches the chosen jobs is written to about exactly those, the best first", async () => {
  const { app, ask, as } = await desk();
  await takeIn(app, [
    ad({ title: "Critical Facilities Engineer" }),
    ad({ title: "Shift Engineer", externalId: "another" }),
  ]);
  const jobIds = (await allJobs(app)).map(({ id }) => id);
  const skills = ["UPS", "Chillers"];
  const ids = await agreeing(app, 2, { skills, role: "critical-facilities", country: "NL" });
  const body = { jobIds, type: "targeted-outreach" };
  const made = await (await ask("POST", "/api/campaigns/auto-create", { body })).json();
  const wide = { kind: "matches" as const, least: 0 };
  const { id } = await campaigns.edit(as, made.id, { version: 1, audience: wide });
  const all = await campaigns.audience(as, id, asked);
  expect(all.people.map(({ candidateId }) => candidateId)).toEqual(ids);
  const path = `/api/campaigns/${id}/preview?candidateId=${ids[0]}`;
  const letter = await (await ask("GET", path)).json();
  expect(letter).toMatchObject({ to: "p0@people.example", locale: "nl", gaps: [] });
  for (const { title } of await allJobs(app)) expect(letter.text).toContain(`- ${title}`);
  expect(letter.text).toContain("Ada Jansen");

  const narrow = { kind: "matches" as const, least: 60 };
  await campaigns.edit(as, id, { version: 2, audience: narrow });
  const best = await campaigns.audience(as, id, asked);
  expect(best.people.map(({ candidateId }) => candidateId)).toEqual(ids.slice(0, 1));
});

test("a saved view and a filter choose the same people as the list shows", async () => {
  const { app, ask, as } = await desk();
  const [dutch] = await agreeing(app, 2, { country: "NL" }, { country: "DE" });
  const view = { kind: "candidate", name: "Dutch", query: "country=NL&sort=name" };
  const { id: viewId } = await (await ask("POST", "/api/views", { body: view })).json();
  for (const audience of [
    { kind: "view", viewId },
    { kind: "filter", query: "country=NL&layout=board" },
  ]) {
    const body = { name: "Dutch", audience };
    const { id } = await (await ask("POST", "/api/campaigns", { body })).json();
    const { people } = await campaigns.audience(as, id, asked);
    expect(people.map(({ candidateId }) => candidateId)).toEqual([dutch ?? ""]);
  }
  const body = { name: "Broken", audience: { kind: "filter", query: "status=sleeping" } };
  const { id } = await (await ask("POST", "/api/campaigns", { body })).json();
  expect(campaigns.audience(as, id, asked)).rejects.toThrow("no longer exists");
});
