import { expect, test } from "bun:test";
import { z } from "zod";
import { added } from "@/modules/crm/candidates/fixtures";
import { request, signedIn, testApp } from "@/modules/testing";
import { sampledModel } from "./response-sampling";

const Person = z.object({
  id: z.uuid(),
  name: z.string().trim(),
  papers: z.array(z.object({ day: z.iso.date().nullable() })),
});
const person = { id: Bun.randomUUIDv7(), name: "Ada", papers: [{ day: "2026-01-01" }] };

/** What became of each of many answers. */
function answered(values: unknown[]): unknown[] {
  const { validate } = sampledModel(Person)["~standard"];
  return values.map((value) => {
    const { value: kept, issues } = Object(validate(value));
    return issues ? "refused" : kept;
  });
}

const often = (value: unknown, times = 200) => Array.from({ length: times }, () => value);
const different = (values: unknown[]) => [...new Set(values.map((it) => JSON.stringify(it)))];

test("what the model does not name never leaves, however closely an answer is looked at", () => {
  const papers = [{ day: null, seenBy: "somebody" }];
  const kept = answered(often({ ...person, papers, passwordHash: "secret" }));
  expect(different(kept)).toEqual([JSON.stringify({ ...person, papers: [{ day: null }] })]);
});

test("a field that is missing or of another kind is refused every time", () => {
  for (const odd of [{ ...person, id: 7 }, { ...person, papers: null }, { name: "Ada" }, null]) {
    expect(different(answered(often(odd)))).toEqual(['"refused"']);
  }
});

test("a field that its model changes is changed every time", () => {
  expect(different(answered(often({ ...person, name: " Ada " })))).toEqual([
    JSON.stringify(person),
  ]);
});

test("a text of the wrong form is found among the first answers, and in each hundredth later", () => {
  const later = answered([...often(person, 20), ...often({ ...person, id: "nobody" }, 180)]);
  expect(answered([{ ...person, id: "nobody" }])).toEqual(["refused"]);
  expect(later.filter((it) => it === "refused")).toHaveLength(2);
});

test("the product answers the same, whether all of it is looked through or some", async () => {
  const careful = testApp();
  const quick = { ...careful, config: { ...careful.config, CHECK_ANSWERS: "some" as const } };
  const { cookie } = await signedIn(careful);
  const { id } = await added(careful, { skills: ["ups-systems"], languages: { nl: "C1" } });
  for (const path of ["/api/candidates", `/api/candidates/${id}`, "/api/jobs", "/api/auth/user"]) {
    const ask = async (app: typeof careful) => (await request(app, "GET", path, { cookie })).json();
    for (let n = 0; n < 22; n += 1) await ask(quick);
    expect(await ask(quick)).toEqual(await ask(careful));
  }
});
