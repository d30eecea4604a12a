import { afterEach, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { mail } from "@/modules/platform/mail";
import { request } from "@/modules/testing";
import { agency, agreeing, begun, drafted, linkIn, oneClick, runOut, texts } from "./fixtures";
import { campaigns, campaignsHolder } from "./index";
import { campaignOptOuts } from "./schema";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

/** Two people who have had the first of two letters, and the link of the first of them. */
async function written() {
  const house = await agency();
  opened.push(house.server);
  const ids = await agreeing(house.app, 2, { country: "DE" });
  const sequence = [texts, { ...texts, waitDays: 1 }];
  const campaign = await begun(house.as, await drafted(house.as, ids, { sequence }));
  await runOut(house.app);
  const letter = house.server.taken.find(({ to }) => to === "p0@people.example");
  const link = letter ? linkIn(letter) : "";
  const goOn = async () => {
    house.later(25);
    await runOut(house.app);
    return house.server.taken.map(({ to }) => to).slice(2);
  };
  const standing = async () => {
    const { consents } = await candidates.consentsOf(house.app, ids[0] ?? "");
    return consents.map(({ withdrawnAt, withdrawnBy }) => [withdrawnAt !== null, withdrawnBy]);
  };
  return { ...house, ids, campaign, link, goOn, standing };
}

const form = (wish: string) => {
  const type = "multipart/form-data; boundary=x";
  const body = `--x\r\ncontent-disposition: form-data; name="wish"\r\n\r\n${wish}\r\n--x--\r\n`;
  return { body, headers: { "content-type": type } };
};

test("one press in a mail program ends all such letters, with neither a session nor a page", async () => {
  const { app, campaign, link, goOn, standing } = await written();
  const answer = await oneClick(app, link);
  expect(answer.status).toBe(200);
  expect(await standing()).toEqual([[true, "unsubscribe link"]]);
  const suppressed = await mail.isSuppressed(app, ["P0@people.example"]);
  expect([...suppressed.values()]).toEqual([["optedOut"]]);
  const proof = await app.db.select().from(campaignOptOuts);
  expect(proof).toMatchObject([
    { way: "one-click", at: "2026-01-01T12:00:00.000Z", undoneAt: null },
  ]);
  expect((await campaigns.find(app, campaign.id)).counts).toMatchObject({
    optedOut: 1,
    waiting: 1,
  });
  expect(await goOn()).toEqual(["p1@people.example"]);
  await oneClick(app, link);
  expect(await app.db.select().from(campaignOptOuts)).toHaveLength(1);
});

test("looking at the page changes nothing; its button unsubscribes and its other button takes that back", async () => {
  const { app, ids, link, standing } = await written();
  const page = await (await request(app, "GET", link)).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("Neuigkeiten und Stellen von Coldaisle abbestellen?");
  expect(await standing()).toEqual([[false, null]]);

  const out = await request(app, "POST", link, form("stop"));
  expect(await out.text()).toContain("Sie sind abgemeldet");
  expect(await standing()).toEqual([[true, "unsubscribe link"]]);
  expect(await (await request(app, "GET", link)).text()).toContain("Sie sind abgemeldet");

  const back = await request(app, "POST", link, form("again"));
  expect(await back.text()).toContain("Sie sind wieder angemeldet");
  expect(await standing()).toEqual([[false, null]]);
  expect((await mail.isSuppressed(app, ["p0@people.example"])).size).toBe(0);
  const history = (await candidates.find(app, ids[0] ?? "")).history.map(({ event }) => event);
  expect(history.slice(0, 2)).toEqual(["consent-restored", "consent-withdrawn"]);
});

test("whoever unsubscribes is left alone by every campaign, and their queued letter stays in the house", async () => {
  const { app, as, ids, campaign, link, server } = await written();
  await campaigns.cancel(as, campaign.id, await campaigns.find(app, campaign.id));
  const other = await begun(as, await drafted(as, ids));
  await campaigns.advance(app);
  await oneClick(app, link);
  await runOut(app);
  expect(server.taken.slice(2).map(({ to }) => to)).toEqual(["p1@people.example"]);
  const [first] = await campaigns.recipientsOf(app, other.id, {
    state: "all",
    offset: 0,
    limit: 1,
  });
  expect(first).toMatchObject({ state: "stopped", reason: "optedOut" });
  const again = await drafted(as, ids);
  const { excluded } = await campaigns.audience(app, again.id, {
    show: "all",
    offset: 0,
    limit: 1,
  });
  expect(excluded).toEqual({ optedOut: 1 });
});

test("a link that somebody made up does nothing, and is refused after a while", async () => {
  const { app, link, standing } = await written();
  const forged = `${link.slice(0, -1)}${link.endsWith("x") ? "y" : "x"}`;
  const answer = await oneClick(app, forged);
  expect([answer.status, await standing()]).toEqual([404, [[false, null]]]);
  expect(await answer.text()).toContain("This link is incomplete");
  const tries = await Promise.all(Array.from({ length: 60 }, () => request(app, "GET", forged)));
  expect(tries.some(({ status }) => status === 429)).toBe(true);
  expect((await request(app, "GET", link)).status).toBe(200);
});

test("the link of somebody who was forgotten says that nothing is kept", async () => {
  const { app, as, ids, link } = await written();
  const subject = { type: "candidate" as const, id: ids[0] ?? "" };
  const kept = await campaignsHolder.collect(as, subject);
  expect(kept).toMatchObject({
    campaigns: [{ candidateId: ids[0] }],
    campaignLetters: [{ step: 0 }],
  });
  const { writes, news } = await campaignsHolder.erase(as, subject);
  await app.write(writes, ...news);
  expect(await (await request(app, "GET", link)).text()).toContain("Nothing to unsubscribe");
  expect((await oneClick(app, link)).status).toBe(200);
});
