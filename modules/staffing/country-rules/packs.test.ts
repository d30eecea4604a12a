import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { CountryRule } from "./model";
import { packs } from "./service";
import { duties, inForce, ruleIds, speaksOf, valueNames } from "./rules";

const path = "/api/compliance/rules";
const reason = "Our works council agreed on a shorter limit.";

async function asked(role: "admin" | "viewer" = "admin") {
  const app = testApp();
  const { ask, as } = await signedIn(app, role);
  const rules = async (query = ""): Promise<CountryRule[]> =>
    (await ask("GET", `${path}${query}`)).json();
  const rule = async (id: string) => (await rules()).find((it) => it.id === id);
  return { app: as, ask, rules, rule };
}

test.each(packs)("$id names its source, its day and when somebody last looked", (rule) => {
  expect(rule.source.address).toMatch(/^https:\/\//);
  expect(rule.source.name.length).toBeGreaterThan(4);
  for (const day of [rule.validFrom, rule.reviewedOn]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rule.topic === "assignment").toBe(rule.clock !== undefined);
  for (const { id, due } of rule.duties ?? []) {
    expect(duties).toContain(id);
    expect(["start", "month", ...Object.keys(rule.values)]).toContain(due);
  }
});

test("every rule and every number of one is known by name", () => {
  expect(new Set(packs.map(({ id }) => id))).toEqual(new Set<string>(ruleIds));
  const numbers = packs.flatMap(({ values }) => Object.keys(values));
  expect(numbers.filter((name) => !valueNames.some((it) => it === name))).toEqual([]);
});

test("on a day the last version of a rule that has begun holds, and none before its first", () => {
  const versions = ["2020-01-01", "2024-01-01", "2027-01-01"].map((validFrom) => ({
    id: "one",
    validFrom,
  }));
  const on = (day: string) => inForce(versions, day).map(({ validFrom }) => validFrom);
  expect(on("2019-12-31")).toEqual([]);
  expect(on("2020-01-01")).toEqual(["2020-01-01"]);
  expect(on("2026-12-31")).toEqual(["2024-01-01"]);
  expect(on("2027-01-01")).toEqual(["2027-01-01"]);
});

test("a rule of the union speaks of its members and of no other country", () => {
  expect(["NL", "DE", "NO"].map((place) => speaksOf({ country: "EU" }, place))).toEqual([
    ...[true, true, true],
  ]);
  expect(["GB", "CH", "US"].map((place) => speaksOf({ country: "EU" }, place))).toEqual([
    ...[false, false, false],
  ]);
});

test("a rule whose day has not come is listed as one that is coming", async () => {
  const { rule, rules } = await asked("viewer");
  expect(await rule("nl-admission")).toMatchObject({
    ...{ isInForce: false, validFrom: "2027-01-01" },
  });
  expect((await rules("?country=DE")).every(({ country }) => country === "DE")).toBe(true);
  expect((await rules("?topic=posting")).map(({ topic }) => topic)).not.toContain("assignment");
});

test("the agency may go by its own number with a reason, which the clocks obey until it is taken back", async () => {
  const { app, ask, rule } = await asked();
  const { id: candidateId } = await person(app, { country: "DE" });
  const { id, version } = await deployed(app, {
    ...{ candidateId, contractType: "temporary", country: "DE" },
    ...{ startDate: "2025-05-01", endDate: null },
  });
  await deployments.setStatus(app, id, { version, status: "active" });
  const limit = async () => {
    const clocks: { rule: string; limit: number; isOverridden: boolean }[] = await (
      await ask("GET", `/api/deployments/${id}/clocks`)
    ).json();
    return clocks.find((it) => it.rule === "de-max");
  };
  const own = { values: { limitDays: 365 }, reason };
  expect((await ask("PUT", `${path}/de-max/override`, { body: own })).status).toBe(200);
  expect(await limit()).toMatchObject({ limit: 365, isOverridden: true });
  expect(await rule("de-max")).toMatchObject({
    ...{ values: { limitDays: 365, breakDays: 92 }, given: { limitDays: 548, breakDays: 92 } },
    override: { reason, by: "Ada Jansen" },
  });
  expect((await ask("DELETE", `${path}/de-max/override`)).status).toBe(200);
  expect(await limit()).toMatchObject({ limit: 548, isOverridden: false });
  expect((await ask("DELETE", `${path}/de-max/override`)).status).toBe(409);
});

test("a number that the rule does not have, one without a reason, and a rule that is not there are refused", async () => {
  const { ask } = await asked();
  const put = async (id: string, body: unknown) =>
    (await ask("PUT", `${path}/${id}/override`, { body })).status;
  expect(await put("de-max", { values: { colour: 1 }, reason })).toBe(422);
  expect(await put("de-max", { values: { limitDays: 365 }, reason: "so" })).toBe(422);
  expect(await put("fr-max", { values: { limitDays: 365 }, reason })).toBe(404);
});
