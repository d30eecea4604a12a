import { expect, test } from "bun:test";
import { countedIn } from "@/modules/records/conditions/rules";
import { signedIn, testApp } from "@/modules/testing";
import { ad, pay, place, takeIn } from "./fixtures";
import { fields } from "./rules";

const app = testApp();
await takeIn(app, [
  ad({
    title: "Critical Facilities Engineer",
    company: "Polderhaven Data B.V.",
    places: [place("Frankfurt am Main", "DE"), place("Amsterdam", "NL")],
    salary: pay({ yearlyMin: 60_000, yearlyMax: 75_000 }),
    text: "You maintain UPS systems and chillers in our datacenter. VCA Basis is required. Permanent contract.",
  }),
  ad({
    title: "Data Center Technician",
    company: "POLDERHAVEN DATA",
    places: [place("Hanau", "DE")],
    salary: pay({ yearlyMin: 60_000, yearlyMax: 60_000, currency: "GBP" }),
    text: "Rack and stack in the datacenter, generators, freelance assignment for one year.",
  }),
  ad({
    title: "BMS Engineer Data Center",
    company: "Noordkaap",
    source: "greenhouse",
    places: [place("Berlin", "DE")],
    salary: pay({ yearlyMin: 900_000, yearlyMax: 900_000, currency: "XAU" }),
    text: "BMS and DCIM in our datacenter.",
  }),
  ad({ title: "Receptionist", company: null, places: [], text: "Our guests are welcomed by you." }),
]);
const { ask } = await signedIn(app, "recruiter");
const titles = async (where: string) => {
  const answer = await ask("GET", `/api/jobs?where=${encodeURIComponent(where)}`);
  const rows: { title: string }[] = await answer.json();
  return rows.map(({ title }) => title.split(" ")[0] ?? "").toSorted();
};

test.each([
  ["skill:ups-systems", ["Critical"]],
  ["-skill:ups-systems", ["BMS", "Data", "Receptionist"]],
  ["holds:vca", ["Critical"]],
  ["holds:none", ["BMS", "Data", "Receptionist"]],
  ["near:Frankfurt~50", ["Critical", "Data"]],
  ["near:Amsterdam~25", ["Critical"]],
  ["-near:Frankfurt~50", ["BMS", "Receptionist"]],
  ["employer:Polderhaven Data", ["Critical", "Data"]],
  ["employer:none", ["Receptionist"]],
  // 60,000 pounds are 69,140 euros; what nobody can convert is not left out.
  ["pay:..65000~EUR/year", ["BMS", "Critical"]],
  ["pay:76000..~EUR/year", ["BMS"]],
  ["pay:69000..~EUR/year", ["BMS", "Critical", "Data"]],
  ["pay:none", ["Receptionist"]],
  ["contract:permanent", ["Critical"]],
  ["contract:freelance", ["Data"]],
  ["contract:none", ["BMS", "Receptionist"]],
  ["source:greenhouse", ["BMS"]],
  ["(source:greenhouse or near:Hanau~5)", ["BMS", "Data"]],
  ["origin:manual", []],
  ["country:none", ["Receptionist"]],
])("%s finds %j", async (where, found) => {
  expect(await titles(where)).toEqual(found);
});

test("each counted value has as many jobs as the list shows for it", async () => {
  const list = await (await ask("GET", "/api/jobs")).json();
  const tagging = await ask("POST", "/api/tags/changes", {
    body: { kind: "job", ids: [list[0].id], add: ["night shifts"] },
  });
  expect(await tagging.json()).toMatchObject({ added: [{ tag: "night shifts" }] });
  const counted: string[] = [];
  for (const field of countedIn(fields)) {
    const { values } = await (await ask("GET", `/api/jobs/facets?field=${field}`)).json();
    for (const { value, count } of values) {
      counted.push(field);
      const where = encodeURIComponent(`${field}:${value}`);
      const page = await ask("GET", `/api/jobs?limit=1&where=${where}`);
      expect([field, value, page.headers.get("x-total-count")]).toEqual([
        field,
        value,
        String(count),
      ]);
      const counts = await (await ask("GET", `/api/jobs/counts?where=${where}`)).json();
      expect([value, counts.total]).toEqual([value, count]);
    }
  }
  expect(counted).toContain("skill");
  expect(counted).toContain("contract");
  expect(counted).toContain("tag");
  expect(counted).toContain("employer");
});

test("a typed line is read as conditions of jobs", async () => {
  const keys = Object.keys(fields).join();
  const text = encodeURIComponent("VCA, 50 km around Frankfurt, permanent");
  const answer = await ask("GET", `/api/conditions/reading?keys=${keys}&text=${text}`);
  expect(await answer.json()).toMatchObject({
    where: "holds:vca;near:Frankfurt am Main~50;contract:permanent",
    rest: "",
  });
});
