import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { added } from "@/modules/crm/candidates/fixtures";
import { tempFolder } from "@/modules/testing";
import { terminal } from "../fixtures";

test("a week is billed from the terminal: first shown, then issued, written to files and credited", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await agencyBills(app);
  const { clientId } = await approvedWeek(app, await colleagues(app));
  const asked = `--from ${weekDays.from} --to ${weekDays.to}`;
  const lacking = await type(`invoices run ${asked} --dry-run`);
  expect([lacking.code, lacking.out]).toEqual([0, expect.stringContaining("address")]);
  const unable = await type(`invoices run ${asked}`);
  expect([unable.code, unable.out]).toEqual([73, expect.stringMatching(/CLIENT .*REASON\n\S+ /)]);
  await billed(app, clientId);
  await app.close();

  expect((await type("invoices run --week 2025-W52 --dry-run")).out).toContain("3000.00");
  expect(JSON.parse((await type("invoices list --json")).out)).toEqual([]);
  const run = await type("invoices run --week 2025-W52");
  const [, number = ""] = /(\d{4}-00001)/.exec(run.out) ?? [];
  expect([run.code, run.out]).toEqual([0, expect.stringContaining("issued")]);
  const xml = join(tempFolder(), "invoice.xml");
  expect((await type(`invoices show ${number} --xml ${xml}`)).out).toContain("3000.00");
  expect(await Bun.file(xml).text()).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect((await type("invoices send --unsent --dry-run")).out).toContain("NUMBER");
  const would = await type(`invoices send ${number} --dry-run --json`);
  expect(JSON.parse(would.out)).toMatchObject([{ number, grossCents: 300_000 }]);
  expect((await type(`invoices send ${number}`)).out).toBe("1 of 1 sent");
  expect((await type("invoices send --unsent")).code).toBe(0);
  expect((await type("invoices send 2025-00099")).code).toBe(66);
  expect((await type(`invoices credit ${number} --reason Mistake`)).out).toContain("-00002");
  expect((await type(`invoices credit ${number} --reason Again`)).code).toBe(73);
  expect((await type("invoices numbers 2026 9")).code).toBe(73);
  expect((await type("invoices run --week 2026-W54")).code).toBe(65);
  const { weeks } = JSON.parse((await type(`reports actuals --client ${clientId} --json`)).out);
  expect(weeks[0]).toMatchObject({ planned: { billed: 3000 }, approved: { billed: 0 } });
  expect((await type("reports actuals")).out).toContain("to be billed");
  expect((await type("reports actuals --project somewhere")).code).toBe(65);
  expect((await type("doctor")).out).toContain("2 invoices agree with the approved hours");
});

test("a freelancer's week is shown, made out once an agreement is there, listed and paid from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await agencyBills(app);
  const { id: candidateId } = await added(app);
  await approvedWeek(app, await colleagues(app), { candidateId, contractType: "contract" });
  await app.close();
  expect((await type("self-billing run --week 2025-W52 --dry-run")).out).toContain("agreement");
  const refused = await type("self-billing run --week 2025-W52");
  expect([refused.code, refused.out]).toEqual([73, expect.stringContaining("lacks details")]);
  expect(JSON.parse((await type("self-billing list --json")).out)).toEqual([]);
  expect((await type("self-billing pay SB1-2026-00001")).code).toBe(66);
});
