import { afterAll, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { testApp } from "@/modules/testing";
import { draft, imported } from "../fixtures";
import { imports } from "../index";
import { dayReader } from "./day-order";

const app = testApp();
afterAll(() => imports.closeReader(app));

const read = (cells: string[]) => cells.map(dayReader(cells));

test("one cell shows in which order a whole column writes day and month", () => {
  const american = ["12/15/2026", "01/18/2027", "02/01/2027", "3/4/27", "2027-02-01"];
  expect(read(american)).toEqual([
    ...["2026-12-15", "2027-01-18", "2027-02-01", "2027-03-04", "2027-02-01"],
  ]);
  expect(read(["02/01/2027", "15/01/2027"])).toEqual(["2027-01-02", "2027-01-15"]);
  expect(read(["02/01/2027"])).toEqual(["2027-01-02"]);
});

test("where cells contradict each other, what could be two days is none", () => {
  expect(read(["12/15/2026", "15/12/2026", "02/01/2027", "03/03/2027"])).toEqual([
    ...["2026-12-15", "2026-12-15", null, "2027-03-03"],
  ]);
});

test("an American list is taken in with its days, and a telephone that lost digits is named", async () => {
  const head = "First Name,Last Name,Email,Date Available";
  const rows = ["A,One,a@example.com,02/01/2027", "B,Two,b@example.com,12/15/2026"];
  expect(await imported(app, [head, ...rows].join("\n"))).toMatchObject({ created: 2 });
  const query = { status: "all", archived: "no", sort: "name", limit: 9 } as const;
  const { candidates: all } = await candidates.list(app, query);
  const days = await Promise.all(all.map(({ id }) => candidates.find(app, id)));
  expect(days.map(({ availableFrom }) => availableFrom).toSorted()).toEqual([
    ...["2026-12-15", "2027-02-01"],
  ]);
  const phones = ["4.91512E+11", "4,91512E+11", "6.12E8", "+49 1512 0001234"];
  const lines = phones.map((it, n) => `P${n};Test;p${n}@example.com;${it}`);
  const { id } = await draft(app, ["First name;Last name;E-mail;Phone", ...lines].join("\n"));
  expect(await imports.check(app, id)).toMatchObject({
    create: 1,
    problems: [{ field: "phone", code: "rounded", count: 3 }],
  });
});

test("a column whose days prove nothing is asked about, and read as somebody says", async () => {
  const lines = ["First Name,Last Name,Email,Date Available", "C,Open,c@example.com,02/01/2027"];
  const { id, version } = await draft(app, lines.join("\n"));
  expect(await imports.check(app, id)).toMatchObject({
    ...{ create: 0, blocked: 1, problems: [] },
    unknown: [{ field: "dayOrder", value: "Date Available", count: 1, isKept: false }],
  });
  const said = async (order: string, at: number) => {
    const values = { dayOrder: { "date available": order } };
    await imports.change(app, id, { version: at, plan: { values } });
    const { create, problems } = await imports.check(app, id);
    return [create, problems.map(({ code }) => code)];
  };
  expect(await said("month", version)).toEqual([1, []]);
  expect(await said("day", version + 1)).toEqual([1, []]);
});

test("dots, equal numbers and months by name are no question", async () => {
  const days = ["02.01.2027", "03/03/2027", "2 January 2027", "2027-01-02"];
  for (const [n, day] of days.entries()) {
    const lines = ["First Name,Last Name,Email,Date Available", `D,Plain,d${n}@example.com,${day}`];
    const { id } = await draft(app, lines.join("\n"));
    expect(await imports.check(app, id)).toMatchObject({ create: 1, unknown: [] });
  }
});

test("another column of the file shows in which order its days stand", async () => {
  const head = "First Name,Last Name,Email,Date Available,Consent date,Consent";
  const row = "E,Shown,e@example.com,02/01/2027,12/15/2025,yes";
  expect(await imported(app, [head, row].join("\n"))).toMatchObject({ created: 1 });
  const query = { status: "all", archived: "no", sort: "name", limit: 50 } as const;
  const { candidates: all } = await candidates.list(app, query);
  const days = await Promise.all(all.map(({ id }) => candidates.find(app, id)));
  expect(days.find(({ lastName }) => lastName === "Shown")?.availableFrom).toBe("2027-02-01");
});
