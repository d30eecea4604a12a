import { expect, test } from "bun:test";
import { join } from "node:path";
import { candidates } from "@/modules/crm/candidates/schema";
import { candidates as people } from "@/modules/crm/candidates";
import { added, person as newPerson } from "@/modules/crm/candidates/fixtures";
import { clients } from "@/modules/crm/clients";
import { added as company } from "@/modules/crm/clients/fixtures";
import { files, fileTexts } from "@/modules/records/files/schema";
import { mail } from "@/modules/platform/mail";
import { letterTo } from "@/modules/platform/mail/fixtures";
import { addressHash } from "@/modules/platform/mail/suppressing";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { invoiceHours } from "@/modules/billing/invoices/schema";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { eq } from "drizzle-orm";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import { gdpr } from "../index";
import { columnsWith, filesWith, mark, markedEverywhere } from "../marking.testing";

/** On a disk, so that its bytes can be looked at. */
async function house() {
  const folder = tempFolder();
  const app = testApp({}, { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "house.db")}` });
  return { app, folder, ...(await signedIn(app)) };
}

test("T-ERASE: of a person in every table and every text nothing is left in any byte of any file", async () => {
  const { app, folder, as, user } = await house();
  await people.addAll(
    app,
    Array.from({ length: 300 }, () => newPerson()),
  );
  const person = await added(app, {
    firstName: `${mark}first`,
    lastName: `${mark}last`,
    email: `${mark}@example.com`,
    phone: "+31 6 1234 5678",
    headline: `${mark}headline`,
    summary: `${mark}summary`,
    location: `${mark}town`,
  });
  const [row] = await app.db.select().from(candidates).where(eq(candidates.id, person.id));
  const marked = await markedEverywhere(app, {
    ids: {
      candidate_id: person.id,
      record_id: person.id,
      entity_id: person.id,
      entity_type: "candidate",
      kind: "candidate",
      "letters.to_hash": addressHash(app, person.email ?? ""),
      "letters.record_kind": "candidate",
      "applicants.email_key": row?.emailKey,
      // What stays is the agency's: the work itself, and what was decided, without whom.
      "deployments.position": "Technician",
      "deployments.location": "Amsterdam",
      "deployments.country": "NL",
      "deployments.owner_key": "eva de boer",
      "rate_cards.currency": "EUR",
      "rate_cards.rates": [],
      "rate_cards.rules": [],
      "rate_cards.pay_scale": null,
      "rate_cards.expenses": null,
      "expenses.currency": "EUR",
      "timesheets.week": "2026-01-05",
      "timesheets.holidays": [],
      "timesheet_lines.currency": "EUR",
      "timesheet_decisions.contact_name": "Eva de Boer",
      "timesheet_decisions.network": "192.0.2.0/24",
      "timesheet_decisions.shown_hash": "0",
      "submissions.takes_back": null,
      "merges.undone_at": null,
      "decisions.decision": "dismissed",
      "decisions.machine": { score: 1, version: "1", inputsHash: `${mark}hash`, parts: [mark] },
      "start_overrides.blocker": "certificate",
      "dossier_duties.told": [],
      "independence_checks.answers": {},
    },
    // That they have changed is written down by the database itself.
    rows: { candidates: { ...row }, users: { ...user }, candidate_changes: {} },
    except: ["audit_entries", "gdpr_activities", "gdpr_erasures"],
  });
  await app.files.keep(new TextEncoder().encode(`${mark} in a file`), "txt").then((content) =>
    app.write([
      app.db.update(files).set({ content }).where(eq(files.recordId, person.id)),
      app.db.insert(fileTexts).values({
        ...{ content, format: "txt", state: "done", text: `${mark}words`, at: "2026-01-01" },
      }),
    ]),
  );
  expect(marked.length).toBeGreaterThan(45);
  expect(await filesWith(folder, mark)).not.toEqual([]);

  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "candidate", entityId: person.id, reason: `${mark} asked for it` },
  });
  await gdpr.identify(as, erasure.id, "in-person");
  const done = await gdpr.confirm(as, {
    id: erasure.id,
    name: erasure.name ?? "",
    now: true,
  });

  expect(await columnsWith(app, mark)).toEqual([]);
  expect(await filesWith(folder, mark)).toEqual([]);
  expect(done).toMatchObject({ status: "erased", receipt: { residue: 0, tombstone: 2 } });
});

test("T-ERASE: a person at a client goes by their own id, with letters and messages, and a colleague stays", async () => {
  const { app, folder, as } = await house();
  const [one, two] = [`${mark}one@client.example`, "two@client.example"];
  const contacts = [
    { name: `${mark} Person`, email: one, title: `${mark} title` },
    { name: "Other Person", email: two },
  ];
  const client = await company(as, { contacts });
  const person = client.contacts.find(({ email }) => email === one);
  await app.write(mail.queueLetter(as, letterTo(one, { text: `Dear ${mark}` })));
  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "client", entityId: person?.id ?? "", reason: "left the company" },
  });
  await gdpr.identify(as, erasure.id, "known-address");
  await gdpr.confirm(as, { id: erasure.id, name: `${mark} Person`, now: true });
  expect(await columnsWith(app, mark)).toEqual([]);
  expect(await filesWith(folder, mark)).toEqual([]);
  expect((await clients.find(app, client.id)).contacts.map(({ name }) => name)).toEqual([
    "Other Person",
  ]);
});

test("hours on an invoice stay as long as the law of the agency asks, and the receipt says until when", async () => {
  const { app, as } = await house();
  const person = await added(app);
  const { id: deploymentId } = await deployed(app, { candidateId: person.id });
  const invoice = await issued(app);
  const hours = { invoiceId: invoice.id, lineId: "1", deploymentId, minutes: 480 };
  await app.write([app.db.insert(invoiceHours).values({ id: Bun.randomUUIDv7(), ...hours })]);
  const stays = [
    {
      holder: "invoices",
      part: "invoicedHours",
      rows: 1,
      until: "2033-12-31",
      law: "UStG § 14b, AO § 147 (BEG IV, 2025-01-01)",
    },
  ];

  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "candidate", entityId: person.id, reason: "asked for it" },
  });
  const previewed = await gdpr.preview(as, erasure.id);
  expect(previewed).toMatchObject({ stays, obstacle: null });
  expect(previewed.kept.map(({ holder }) => holder)).not.toContain("invoices");
  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: erasure.name ?? "", now: true });
  expect(await gdpr.find(as, erasure.id)).toMatchObject({ receipt: { stays } });
  expect((await app.db.select().from(invoiceHours)).length).toBe(1);
});
