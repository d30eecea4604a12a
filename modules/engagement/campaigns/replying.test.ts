import { afterEach, expect, test } from "bun:test";
import { communications } from "@/modules/engagement/communications";
import { letters } from "@/modules/platform/mail/schema";
import { bounceOf, raw } from "@/modules/platform/mail/receiving/fixtures";
import { agency, agreeing, begun, drafted, runOut, texts } from "./fixtures";
import { campaigns } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

/** Somebody who has had the first of two letters, and what comes back for it. */
async function written() {
  const house = await agency();
  opened.push(house.server);
  const ids = await agreeing(house.app, 1);
  const sequence = [texts, { ...texts, waitDays: 2 }];
  const { id } = await begun(house.as, await drafted(house.as, ids, { sequence }));
  await runOut(house.app);
  const [letter] = await house.app.db.select().from(letters);
  const messageId = letter?.messageId ?? "";
  const arrives = async (message: Uint8Array<ArrayBuffer>) => {
    house.later(1);
    const { what } = await communications.fileMessage(house.app, message);
    await runOut(house.app);
    return what;
  };
  const state = async () => {
    const [one] = await campaigns.recipientsOf(house.app, id, {
      state: "all",
      offset: 0,
      limit: 1,
    });
    return [one?.state, one?.reason];
  };
  const from = { From: "Femke <p0@people.example>", "In-Reply-To": messageId };
  return { ...house, id, messageId, arrives, state, from };
}

test("an answer from a person stops the sequence", async () => {
  const { arrives, from, state, later, app, server } = await written();
  expect(await arrives(raw(from, "Call me, please"))).toBe("filed");
  expect(await state()).toEqual(["replied", null]);
  later(72);
  await runOut(app);
  expect(server.taken).toHaveLength(1);
});

test("an answer from a machine stops nothing", async () => {
  const { arrives, from, state, later, app, server } = await written();
  const away = { ...from, "Auto-Submitted": "auto-replied" };
  expect(await arrives(raw(away, "I am away until Monday"))).toBe("filed");
  expect(await state()).toEqual(["waiting", null]);
  later(72);
  await runOut(app);
  expect(server.taken).toHaveLength(2);
});

test("an answer from another address, to the letter itself, stops it too", async () => {
  const { arrives, from, state } = await written();
  const elsewhere = { ...from, From: "Femke at home <femke@home.example>" };
  expect(await arrives(raw(elsewhere, "This is my private address"))).toBe("filed");
  expect(await state()).toEqual(["replied", null]);
});

test("a letter that comes back days later ends the sequence, and the address is written to by none", async () => {
  const { arrives, messageId, state, app, as } = await written();
  expect(await arrives(bounceOf(messageId, { address: "p0@people.example" }))).toBe("bounce");
  expect(await state()).toEqual(["bounced", "bounced"]);
  const [person] = await app.db.select().from(letters);
  const next = await drafted(as, [person?.recordId ?? ""]);
  const asked = { show: "all" as const, offset: 0, limit: 1 };
  expect((await campaigns.audience(app, next.id, asked)).excluded).toEqual({ bounced: 1 });
});
