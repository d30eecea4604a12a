import { expect, test } from "bun:test";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { terminal } from "../fixtures";

test("deployments are listed, begun, cancelled and advanced from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const today = new Date().toISOString().slice(0, 10);
  await deployed(app, { startDate: today, endDate: null, position: "Rigger" });
  await deployed(app, { startDate: today, endDate: null });
  await deployed(app, { startDate: today, endDate: null, candidateId: null });
  const { total } = JSON.parse((await type("deployments list -q rigg --json")).out);
  expect(total).toBe(1);
  expect((await type("deployments start D-1")).out).toContain("D-0001");
  expect((await type("deployments show D-0001")).out).toContain("active");
  expect(await type("deployments start D-3")).toMatchObject({ code: 73 });
  const advanced = (await type("deployments advance")).out;
  expect(advanced).toContain("1 begun, 0 completed");
  expect(advanced).toContain("D-0003 cannot start: No candidate is assigned.");
  const cancelled = await type("deployments cancel D-2 --reason Moved --replace now");
  expect(cancelled.out).toContain("cancelled");
  expect((await type("deployments show D-0004")).out).toContain("Unknown Candidate");
  expect((await type("deployments cancel D-2 --reason Again")).code).toBe(73);
  expect((await type("bench")).out).toContain("People: 1.");
  await app.close();
});
