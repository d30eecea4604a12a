import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { holders } from "@/modules/testing";
import { mail } from "@/modules/platform/mail";
import { raw } from "@/modules/platform/mail/receiving/fixtures";
import { writingDesk } from "./fixtures";
import { communications } from "./index";
import { communications as table } from "./schema";

test("a timeline tells of private messages to nobody but their writer", async () => {
  const { colleague, ada, about, sent, write } = await writingDesk();
  await sent({ subject: "Between us" });
  await write({ type: "phone", subject: "For everybody" });
  const path = `/api/timeline?kind=${about.entityType}&id=${about.entityId}&type=communication`;
  const told = async (who: typeof ada) =>
    (await (await who.ask("GET", path)).json()).map(({ text }: { text: string }) => text).sort();
  expect(await told(ada)).toEqual(["Between us", "For everybody"]);
  expect(await told(await colleague())).toEqual(["For everybody"]);
});

test("what was deleted comes back, and nobody but its author or an administrator deletes it", async () => {
  const { colleague, write, listed, change } = await writingDesk();
  const bram = await colleague();
  const { id } = await (await write({ type: "phone" })).json();
  expect((await change("DELETE", id, {}, bram)).status).toBe(403);
  expect((await change("DELETE", id)).status).toBe(204);
  expect(await listed()).toEqual([]);
  await change("POST", `${id}/restoration`);
  expect(await listed()).toMatchObject([{ id }]);
});

test("what was deleted a month ago and what nobody filed for three goes for good", async () => {
  const { app, write, change } = await writingDesk();
  const { id } = await (await write({ type: "phone" })).json();
  await write({ type: "note" });
  const stranger = raw({ From: "stranger@else.example" }, "Hello");
  await communications.fileMessage(app, stranger);
  await change("DELETE", id);
  const later = (days: number) => {
    const now = new Date(app.now().getTime() + days * 86_400_000);
    return communications.purge({ ...app, now: () => now });
  };
  expect([await later(29), await later(31), await later(91)]).toEqual([0, 1, 1]);
  expect(await app.db.$count(table)).toBe(1);
});

test("a recipient whose mail came back is marked, and may be written to all the same", async () => {
  const { app, about, read, sent } = await writingDesk();
  await app.write(mail.suppress(app, "Mila@people.example", "bounced"));
  const asked = `entityType=${about.entityType}&entityId=${about.entityId}`;
  expect(await read(`recipients?${asked}`)).toMatchObject([
    { address: "mila@people.example", role: "candidate", warning: "bounced" },
  ]);
  expect((await sent()).delivery.state).toBe("queued");
});

test("erasing a person takes all that was said with them, private or not, on whichever record", async () => {
  const { app, ada, candidate, sent, write } = await writingDesk();
  await sent({ content: "canary one" });
  await write({ type: "phone", content: "canary two" });
  const elsewhere = { kind: "client" as const, recordId: Bun.randomUUIDv7() };
  await app.write([app.db.update(table).set(elsewhere).where(eq(table.type, "email"))]);
  const subject = { type: "candidate" as const, id: candidate.id };
  const own = holders.filter(({ name }) => name === "communications");
  const shown = JSON.stringify(await Promise.all(own.map((it) => it.collect(ada.as, subject))));
  expect(shown).toContain("canary one");
  expect(shown).toContain("canary two");
  for (const holder of own) await app.write((await holder.erase(ada.as, subject)).writes);
  expect(await app.db.$count(table)).toBe(0);
});

test("what the product brings as templates names only fields that exist, in three languages", async () => {
  const { ada, path } = await writingDesk();
  const all = await (await ada.ask("GET", `${path}/templates`)).json();
  expect(new Set(all.map(({ language }: { language: string }) => language))).toEqual(
    new Set(["en", "nl", "de"]),
  );
});
