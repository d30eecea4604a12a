import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { clients } from "@/modules/crm/clients";
import { added as company } from "@/modules/crm/clients/fixtures";
import { jobOrders } from "@/modules/staffing/job-orders";
import { gdpr } from "@/modules/privacy/gdpr";
import { notes } from "@/modules/records/notes";
import { terminal } from "../fixtures";

test("somebody is shown what is kept of them, asked about and held from the terminal, and no wrong name erases", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const person = await added(app, { firstName: "Aino", lastName: "Jansen" });
  const shown = JSON.parse((await type("gdpr export candidate C-1")).out);
  expect([shown.name, shown.data.candidates.candidate[0].id]).toEqual(["Aino Jansen", person.id]);
  await notes.add(app, {
    ...{ kind: "candidate", recordId: (await added(app)).id },
    text: "Came with Jansen, Aino",
  });
  const { out } = await type("gdpr erase candidate C-1 --reason asked --dry-run");
  expect(out).toMatch(/^candidates +candidate +1$/m);
  expect(out).toMatch(/^mentions +1 in other records, not erased$/m);
  expect(out).toMatch(/^notes +text +.+ +Came with Jansen, Aino +\/candidates\/.+\?tab=notes$/m);

  const asked = await type("gdpr erase candidate C-1 --reason asked");
  expect(asked.out).toMatch(/^status +waiting$/m);
  await type("gdpr hold candidate C-1 --until 2999-12-31 --reason claim");
  const refused = await type("gdpr erase candidate C-1 --reason asked --confirm Aino");
  expect([refused.code, refused.err]).toEqual([
    65,
    "This isn't the name of the person whose data would be erased.",
  ]);
  await app.close();
});

test("a person at a client is shown all that is kept of them, by address, by the client's number or by their id", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const sanne = { name: "Sanne Zebra", email: "sanne@zebra.example" };
  const client = await company(app, { contacts: [sanne] });
  const own = { title: "Engineer", clientId: client.id, contactId: client.contacts[0]?.id ?? "" };
  await jobOrders.add(app, own);
  for (const said of ["sanne@zebra.example", client.number, own.contactId]) {
    const shown = JSON.parse((await type(`gdpr export client ${said}`)).out);
    expect([shown.name, shown.data.clients.contacts[0].email]).toEqual([
      "Sanne Zebra",
      sanne.email,
    ]);
    expect(shown.data.jobOrders.jobOrders).toHaveLength(1);
  }
  const both = [...client.contacts, { name: "Piet Paard", email: "piet@zebra.example" }];
  await clients.edit(app, client.id, { version: client.version, contacts: both });
  const several = await type(`gdpr export client ${client.number}`);
  expect([several.code, several.err]).toEqual([73, expect.stringContaining("Piet Paard (")]);
  expect((await type("gdpr export client nobody@zebra.example")).code).toBe(66);
  await app.close();
});

test("a purge only shows what it would do until its number is said, although the night's is confirmed", async () => {
  const { type, context } = terminal();
  await added(context.open({ now: () => new Date("2024-01-01T12:00:00Z") }));
  const app = context.open();
  await gdpr.confirmPurge(app, 1);
  for (const words of ["", " --json", " --dry-run", " --dry-run --confirm 1"]) {
    const { out, code } = await type(`gdpr purge${words}`);
    expect([code, out]).toEqual([0, expect.stringMatching(/1 of 1 person|"dueTotal": 1/)]);
    expect(await candidates.countAll(app)).toBe(1);
  }
  expect((await type("gdpr purge")).out).toEndWith("now: coldaisle gdpr purge --confirm 1");
  expect((await gdpr.purgeState(app)).runs).toEqual([]);
  await app.close();
});

test("a purge by another number is refused, one by its own erases", async () => {
  const { type, context } = terminal();
  const app = context.open({ now: () => new Date("2024-01-01T12:00:00Z") });
  await added(app);
  expect((await type("gdpr purge --confirm 2")).code).toBe(73);
  expect((await type("gdpr purge --confirm 1x")).code).toBe(64);
  const nobody = await type("gdpr export nope C-1");
  expect([nobody.code, nobody.err]).toEqual([64, expect.stringContaining("candidate, user")]);
  // What was written last is of 2024, and this machine says otherwise.
  const doubted = await type("gdpr purge --confirm 1");
  expect([doubted.code, doubted.err]).toEqual([73, expect.stringContaining("is of 2024-01-01")]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await type("gdpr purge --confirm 1 --today 2024-01-02")).code).toBe(73);
  expect((await type(`gdpr purge --confirm 1 --today ${today}`)).out).toMatch(/done +1 +1/);
  expect(await candidates.countAll(app)).toBe(0);
  expect((await type("gdpr tombstones nope")).code).toBe(64);
  expect((await type("gdpr tombstones apply")).out).toBe("0 erased again");
  expect((await type("gdpr activities")).out).toContain("Data retention period expired");
  await app.close();
});

test("the register of processing is printed as a text, a table or JSON, in the language it is asked for in", async () => {
  const { type } = terminal();
  const text = await type("gdpr register --language nl");
  expect(text.out).toStartWith("# Register van verwerkingsactiviteiten");
  expect(text.out).toContain("candidate_consents");
  const { activities } = JSON.parse((await type("gdpr register --format json")).out);
  expect(activities.length).toBeGreaterThan(7);
  expect((await type("gdpr register --format pdf")).code).toBe(65);
});
