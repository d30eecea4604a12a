import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { NewRequirement, requirements } from "@/modules/staffing/start-checks";
import { terminal } from "../fixtures";

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

async function stocked() {
  const { type, context } = terminal();
  const app = context.open();
  await added(app, { certificates: [{ certificate: "vca-basis", expiresOn: soon }] });
  const { id } = await company(app);
  const vog = NewRequirement.parse({ kind: "certificate", what: "vog" });
  await requirements.change(app, { kind: "client", id }, { version: 0, requirements: [vog] });
  await app.close();
  return type;
}

test("the terminal says what ends, for people and for scripts", async () => {
  const type = await stocked();
  expect((await type("expire")).out).toContain(`${soon}     5  VCA Basis (B-VCA)`);
  const { out } = await type("expire --days 3 --json");
  expect(JSON.parse(out)).toMatchObject({ certificates: [], total: 0 });
  expect((await type("expire --days many")).code).toBe(65);
});

test("the terminal says whether somebody can start, and what is in the way", async () => {
  const type = await stocked();
  const { out } = await type("candidates can-start C-1 --client K-1");
  expect(out).toContain("red");
  expect(out).toContain("VOG (Verklaring Omtrent het Gedrag)");
  const json = await type("candidates can-start C-1 --client K-1 --json");
  expect(JSON.parse(json.out)).toMatchObject({ light: "red", canStart: false });
  expect((await type("candidates can-start C-9 --client K-1")).code).toBe(66);
});

test("a daily task is run by hand, and the list says when it ran", async () => {
  const type = await stocked();
  expect((await type("schedules run certificate-reminders")).out).toBe("certificate-reminders: 1");
  expect((await type("schedules run certificate-reminders")).out).toBe("certificate-reminders: 0");
  expect((await type("schedules list")).out).toMatch(
    /certificate-reminders +\d{4}-\d\d-\d\d +done/,
  );
  expect((await type("schedules run dreaming")).code).toBe(66);
});
