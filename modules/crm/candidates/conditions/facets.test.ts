import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { inputOf, people } from "./conditions.testing";

const app = testApp();
await addAll(app, people.map(inputOf));
const reader = await signedIn(app, "viewer");
const ask = async (path: string) => (await reader.ask("GET", path)).json();
const facets = (query: string) => ask(`/api/candidates/facets?${query}`);

test.each(["skill", "holds", "role", "country", "language", "willing", "status"])(
  "each value of %s has as many people as the list shows for it",
  async (field) => {
    const { values, isCapped } = await facets(`field=${field}&where=-tag:resting`);
    expect([values.length > 0, isCapped]).toEqual([true, false]);
    for (const { value, count } of values) {
      const where = encodeURIComponent(`-tag:resting;${field}:${value}`);
      const page = await reader.ask("GET", `/api/candidates?limit=1&where=${where}`);
      expect([value, page.headers.get("x-total-count")]).toEqual([value, String(count)]);
    }
  },
);

test("values are counted among those whom the other filters leave", async () => {
  const all = await facets("field=skill");
  const some = await facets(`field=skill&where=${encodeURIComponent("near:Berlin~10")}`);
  const countOf = (it: typeof all, skill: string) =>
    it.values.find(({ value }: { value: string }) => value === skill)?.count ?? 0;
  expect(countOf(some, "bms")).toBeGreaterThan(0);
  expect(countOf(some, "bms")).toBeLessThan(countOf(all, "bms"));
});

test("a field without values to choose among is not counted", async () => {
  expect((await reader.ask("GET", "/api/candidates/facets?field=pay")).status).toBe(422);
});

const read = (text: string, keys = "holds,skill,near,free") =>
  ask(`/api/conditions/reading?keys=${keys}&text=${encodeURIComponent(text)}`);

test("a typed line is read as conditions, and its other words are told", async () => {
  expect(await read("HV and VCA, 50 km around Frankfurt, free within 4 weeks")).toMatchObject({
    where: "(holds:hv or skill:mv-hv-switchgear);holds:vca;near:Frankfurt am Main~50;free:..4w",
    rest: "",
  });
  expect(await read("wizard near Hanau")).toMatchObject({ where: "near:Hanau", rest: "wizard" });
});

test.each([
  ["vca", "holds:vca"],
  ["vca b", "holds:vca-basis"],
  ["hv", "(holds:hv or skill:mv-hv-switchgear)"],
  ["frankf", "near:Frankfurt am Main~50"],
  ["4 weeks", "free:..4w"],
  ["chill", "skill:chillers"],
])("the beginning %s is offered as %s", async (text, offer) => {
  expect((await read(text)).offers).toContain(offer);
});

test("only what a list can be asked is offered", async () => {
  expect((await read("vca", "near,free")).offers).toEqual([]);
});
