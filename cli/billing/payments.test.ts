import { expect, test } from "bun:test";
import { join } from "node:path";
import { camtOf } from "@/modules/billing/payments/fixtures";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { tempFolder } from "@/modules/testing";
import { terminal } from "../fixtures";

test("a bank statement is tried, imported, and imported again without effect, from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { reference } = await issued(app);
  await app.close();
  const path = join(tempFolder(), "statement.xml");
  await Bun.write(path, camtOf({ payments: [{ amount: "1190.00", reference }] }));
  expect((await type(`payments import ${path} --dry-run`)).out).toContain(
    "1 new payments, 0 known, 1 booked (1190.00), 0 to check; nothing was changed",
  );
  expect(JSON.parse((await type(`payments import ${path} --json`)).out)).toMatchObject({
    booked: 1,
  });
  expect((await type(`payments import ${path}`)).out).toContain("0 new payments, 1 known");
  expect((await type("payments remind")).out).not.toContain("2026-00001");
  expect((await type("payments import nothing.xml")).code).toBe(66);
});
