import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { letters } from "@/modules/platform/mail/schema";
import { writingDesk } from "../fixtures";

test("whoever wrote a message keeps it from going out, and sends it after all", async () => {
  const { app, sent, change } = await writingDesk();
  const { id } = await sent();
  const held = await (await change("DELETE", `${id}/sending`)).json();
  expect(held.delivery.state).toBe("cancelled");
  await app.write([app.db.update(letters).set({ state: "refused", reason: "550 no such user" })]);
  const again = await (await change("POST", `${id}/sending`)).json();
  expect(again.delivery).toMatchObject({ state: "queued", reason: null });
  expect(await app.db.$count(letters, eq(letters.state, "queued"))).toBe(1);
});

test("a colleague does not decide it, whoever may read it", async () => {
  const { colleague, sent, change } = await writingDesk();
  const bram = await colleague();
  const { id } = await sent();
  expect((await change("DELETE", `${id}/sending`, {}, bram)).status).toBe(404);
  await change("POST", `${id}/sharing`);
  expect((await change("DELETE", `${id}/sending`, {}, bram)).status).toBe(403);
});

test("what was only written down cannot be sent again", async () => {
  const { write, change } = await writingDesk();
  const { id } = await (await write({ type: "phone", direction: "out" })).json();
  const { status } = await change("POST", `${id}/sending`);
  expect(status).toBe(409);
});
