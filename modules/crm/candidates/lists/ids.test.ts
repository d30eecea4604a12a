import { expect, test } from "bun:test";
import { candidates } from "..";
import { added } from "../fixtures";
import { request, signedIn, testApp } from "@/modules/testing";
import { idsAtOnce } from "@/modules/records/core/rules";

async function three() {
  const app = testApp();
  const people = [];
  for (const lastName of ["Aarde", "Bliksem", "Chiller"])
    people.push(
      await added(app, { firstName: "Sanne", lastName, email: `${lastName}@example.com` }),
    );
  const { cookie } = await signedIn(app, "viewer");
  const ask = async (query: string) =>
    (await request(app, "GET", `/api/candidates/${query}`, { cookie })).json();
  return { app, ask, ids: people.map(({ id }) => id) };
}

test("all that a filter shows is told as ids, in the order of their numbers", async () => {
  const { app, ask, ids } = await three();
  expect(await ask("ids")).toEqual({ ids, next: null });
  expect(await ask("ids?q=Bliksem")).toEqual({ ids: [ids[1]], next: null });
  await candidates.archive(app, [ids[0] ?? ""]);
  expect(await ask("ids?archived=no")).toEqual({ ids: ids.slice(1), next: null });
});

test("ids begin after a number, whatever has left the filter meanwhile", async () => {
  const { app, ask, ids } = await three();
  await candidates.archive(app, [ids[0] ?? ""]);
  expect(await ask("ids?after=2")).toEqual({ ids: [ids[2]], next: null });
  expect(idsAtOnce).toBe(1000);
});

test("an export of a selection holds those rows and no others", async () => {
  const { ask, ids } = await three();
  const rows = await ask(`export?format=json&ids=${ids[2]},${ids[0]}`);
  expect(
    rows.map(
      (row: Record<string, unknown>) => row.lastName ?? row["Last name"] ?? Object.keys(row),
    ),
  ).toEqual(["Chiller", "Aarde"]);
});

test("an export as JSON says of each what the list and the record say, whatever stands in it", async () => {
  const app = testApp();
  const odd = { firstName: 'Åsa "Zoë"', lastName: "O\\Brien\n", headline: '","' };
  const names = ["UPS systems", 'a "b", c', "d\\"];
  await added(app, {
    ...odd,
    ...{
      email: "a@example.com",
      country: "GB",
      skills: names,
      yearsTotal: 7.5,
      worksShifts: false,
    },
    ...{ salaryExpectation: "62500.5", salaryCurrency: "EUR", salaryPeriod: "year" },
    languages: { en: "C1" },
  });
  await added(app, { firstName: "Ben", lastName: "Aarde", email: "b@example.com" });
  const { cookie } = await signedIn(app);
  const ask = async (path: string) =>
    (await request(app, "GET", `/api/candidates${path}`, { cookie })).json();
  const [exported, listed] = [await ask("/export?format=json"), await ask("")];
  expect(exported).toHaveLength(2);
  for (const [n, row] of exported.entries()) {
    expect(row).toMatchObject(listed[n]);
    const { certificates: _, ...record } = row;
    expect(await ask(`/${row.id}`)).toMatchObject(record);
  }
});
