import { expect, test } from "bun:test";
import PostalMime from "postal-mime";
import { deliverAll, withMail } from "@/modules/platform/mail/fixtures";
import { profile } from "@/modules/reporting/profile";
import { signedIn, holders, letterChecks } from "@/modules/testing";
import { users } from "@/modules/platform/accounts";
import { boardPacks, type ReportReader } from "./index";
import { boardPackTasks } from "./scheduling";
import { reportReaders } from "./schema";

const dayMinutes = 24 * 60;
const send = boardPackTasks.find(({ name }) => name === "reports.send");

/** Thursday, 1 January 2026 at noon: an administrator, and two colleagues of different languages. */
async function office() {
  const { app, server, later } = await withMail();
  const [admin, nl, de] = [
    await signedIn(app),
    await signedIn(app, "recruiter"),
    await signedIn(app, "viewer"),
  ];
  await users.prefer(nl.as, { locale: "nl" });
  await users.prefer(de.as, { locale: "de" });
  const put = (id: string, cadence: string | null) =>
    admin.ask("PUT", `/api/board-packs/readers/${id}`, { body: { cadence } });
  const run = async () => {
    const n = await send?.run(app, app.now().toISOString().slice(0, 10));
    await deliverAll(app, letterChecks);
    return n;
  };
  const lists = async () => (await admin.ask("GET", "/api/board-packs/readers")).json();
  return { app, server, later, admin, nl, de, put, run, lists };
}

/** What a reader's mailbox makes of it. */
async function letterIn(raw: string) {
  const { subject, attachments } = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  const begun = attachments.map(({ filename, content }) => [filename, String(content).slice(0, 5)]);
  return { subject, attachments: begun };
}

test("the report of the whole week goes out once, as a PDF in its reader's language, to those who want it", async () => {
  const { app, server, later, admin, nl, de, put, run, lists } = await office();
  for (const { user } of [nl, admin]) expect((await put(user.id, "weekly")).status).toBe(200);
  // December ended before they were on the list.
  await put(de.user.id, "monthly");
  await profile.edit(admin.as, { notifications: { reports: false } });
  const shown = (await lists()).readers.map((it: ReportReader) => [it.id, it.cadence, it.isTold]);
  expect(shown).toContainEqual([admin.user.id, "weekly", false]);
  expect(shown).toContainEqual([de.user.id, "monthly", true]);

  expect(await run()).toBe(0);
  later(4 * dayMinutes);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(server.taken.map(({ to }) => to)).toEqual([nl.user.email]);
  const { subject, attachments } = await letterIn(server.taken[0]?.raw ?? "");
  expect(subject).toContain("Weekrapport: 29 dec 2025");
  expect(attachments).toEqual([["Rapport 2025-12-29 2026-01-04.pdf", "%PDF-"]]);
  expect((await boardPacks.readers(app)).lastSentAt).toBe("2026-01-05T12:00:00.000Z");
});

test("whoever is taken off the list, or erased, is on it no more", async () => {
  const { app, nl, de, put } = await office();
  for (const { user } of [nl, de]) await put(user.id, "weekly");
  await put(de.user.id, null);
  const holder = holders.find(({ name }) => name === "boardpacks");
  const gone = await holder?.erase(app, { type: "user", id: nl.user.id });
  await app.write(gone?.writes ?? []);
  expect(await app.db.$count(reportReaders)).toBe(0);
});

test("administrators choose the readers, and whoever only looks exports nothing", async () => {
  const { nl, de } = await office();
  const asked = { body: { cadence: "weekly" } };
  expect((await nl.ask("PUT", `/api/board-packs/readers/${nl.user.id}`, asked)).status).toBe(403);
  expect(
    (await de.ask("POST", "/api/board-packs", { body: { choice: { period: "week" } } })).status,
  ).toBe(403);
  expect(await boardPacks.list(nl.as)).toEqual([]);
});
