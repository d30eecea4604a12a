import { expect, test } from "bun:test";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  week,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
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

test("approved hours are opened again from the terminal with a reason; billed ones name their invoice", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await agencyBills(app);
  const { clientId } = await approvedWeek(app, await colleagues(app), { days: 1 });
  await billed(app, clientId);
  await app.close();
  const reopen = `timesheets reopen D-0001 --week ${week}`;
  const none = await type("timesheets reopen D-0001 --week 2025-11-10 --reason Wrong");
  expect([none.code, none.err]).toEqual([66, expect.stringContaining("no timesheet of this week")]);
  expect((await type(reopen)).err).toContain("--reason");
  expect((await type(`${reopen} --reason=`)).code).toBe(65);
  const asked = `--from ${weekDays.from} --to ${weekDays.to}`;
  expect((await type(`invoices run ${asked}`)).code).toBe(0);
  const onPaper = await type(`${reopen} --reason Wrong`);
  expect([onPaper.code, onPaper.err]).toEqual([73, expect.stringContaining("2026-00001")]);
  const credit = await type("invoices credit 2026-00001 --reason Wrong");
  expect([credit.code, credit.err]).toEqual([0, ""]);
  const { code, out } = await type(`${reopen} --reason Wrong --json`);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    expect.objectContaining({ status: "disputed", reason: "Wrong", proofFileId: null }),
  ]);
  // What is open already is not opened again.
  expect((await type(`${reopen} --reason Wrong`)).code).toBe(73);
});
