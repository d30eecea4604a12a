import { expect, test } from "bun:test";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { terminal } from "../fixtures";

test("missing timesheets are expected and listed from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { id, version } = await deployed(app, { startDate: "2026-01-01", endDate: null });
  await deployments.setStatus(app, id, { version, status: "active" });
  await app.close();
  expect((await type("timesheets expect")).out).toContain("1 expected");
  expect((await type("timesheets list")).out).toContain("D-0001");
  const { out } = await type("timesheets list --status approved --json");
  expect(JSON.parse(out)).toEqual([]);
  for (const week of ["2026-11-17", "2026-W54", "soon"])
    expect((await type(`timesheets list --week ${week}`)).code).toBe(65);
  const [byName, byMonday] = [
    await type("timesheets count --week 2026-W47"),
    await type("timesheets count --week 2026-11-16"),
  ];
  expect([byName.code, byName.out]).toEqual([0, byMonday.out]);
  expect(JSON.parse((await type("timesheets count --json")).out)).toMatchObject({ expected: 1 });
  const remind = await type("timesheets remind --dry-run --json");
  expect(JSON.parse(remind.out)).toEqual({ sent: 0, without: 1 });
  expect((await type("timesheets import none.csv")).code).not.toBe(0);
  expect((await type("timesheets import-expenses none.csv")).code).not.toBe(0);
  expect(JSON.parse((await type("timesheets send --dry-run --json")).out)).toEqual({
    sent: [],
    without: [],
  });
});
