import { afterEach, expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { request } from "@/modules/testing";
import { house, linkTo, press, read, type Somebody, sentTo, somebody } from "./fixtures";
import { ownPage } from "./index";
import { ownPageLinks } from "./schema";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function agency() {
  const it = await house();
  opened.push(it.server);
  return it;
}

test("no link opens or changes anything of anybody else, whatever its forms name", async () => {
  const it = await agency();
  const people: Somebody[] = [];
  for (const name of ["Adelheid", "Boudewijn", "Cassandra"]) people.push(await somebody(it, name));
  const links: string[] = [];
  for (const one of people) links.push(await sentTo(it, one));
  expect(new Set(links).size).toBe(3);
  for (const [n, me] of people.entries()) {
    const link = links[n] ?? "";
    const page = await read(it.app, link);
    expect(page).toContain(me.email);
    for (const other of people.filter((one) => one !== me)) {
      for (const theirs of [other.name, other.email, other.application, other.document])
        expect(page).not.toContain(theirs);
      for (const deed of ["withdraw", "accept", "decline", "undo"])
        await press(it.app, link, { deed, about: other.application });
      await press(it.app, link, { deed: "time", about: other.interview, words: "never" });
      const document = await request(it.app, "GET", `${link}/documents/${other.document}`);
      expect(document.status).toBe(404);
    }
    const copy = await read(it.app, `${link}/data.json`);
    for (const other of people.filter((one) => one !== me)) expect(copy).not.toContain(other.email);
  }
  for (const { candidateId, application } of people) {
    expect((await applications.find(it.app, application)).status).toBe("offer");
    expect((await ownPage.stateOf(it.app, candidateId)).requests).toEqual([]);
  }
});

test("a link ends with its day, with the opening of a newer one, by the office and with the record", async () => {
  const it = await agency();
  const me = await somebody(it, "Ada");
  const first = await sentTo(it, me);
  const second = await sentTo(it, me);
  expect((await request(it.app, "GET", first)).status).toBe(200);
  expect((await request(it.app, "GET", second)).status).toBe(200);
  const gone = await request(it.app, "GET", first, { headers: { "accept-language": "de" } });
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain("Dieser Link funktioniert nicht mehr");
  await ownPage.end(it.as, me.candidateId);
  expect((await request(it.app, "GET", second)).status).toBe(404);
  const third = await sentTo(it, me);
  await candidates.archive(it.as, [me.candidateId]);
  expect((await request(it.app, "GET", third)).status).toBe(404);
  await candidates.restore(it.as, [me.candidateId]);
  expect((await request(it.app, "GET", third)).status).toBe(200);
  it.later(15 * 24);
  expect((await request(it.app, "GET", third)).status).toBe(404);
  const kept = JSON.stringify(await it.app.db.select().from(ownPageLinks));
  expect(kept).not.toContain(third.slice("/me/".length));
});

test("whoever asks for a link hears the same, and only the mailbox learns whether it is known", async () => {
  const it = await agency();
  const me = await somebody(it, "Ada");
  const ask = async (email: string) => {
    const answer = await press(it.app, "/me", { email, lang: "en" });
    const text = await answer.text();
    return [answer.status, text.replaceAll(/nonce="[^"]*"/g, "")];
  };
  const known = await ask(` ${me.email.toUpperCase()} `);
  expect(await ask("nobody@people.example")).toEqual(known);
  expect(await ask("no address at all")).toEqual(known);
  expect(await read(it.app, await linkTo(it, me.email))).toContain("Hello Ada Kabel");
  for (let n = 0; n < 4; n += 1) expect(await ask(me.email)).toEqual(known);
  await linkTo(it, me.email);
  expect(it.server.taken.map(({ to }) => to)).toEqual([me.email, me.email, me.email]);
});

test("guessing links and asking for them in bulk end soon, and an honest link still opens", async () => {
  const it = await agency();
  const link = await sentTo(it, await somebody(it, "Ada"));
  const wrong = `/me/${"0".repeat(64)}`;
  const tries = await Promise.all(Array.from({ length: 61 }, () => request(it.app, "GET", wrong)));
  expect(tries.some(({ status }) => status === 429)).toBe(true);
  const asked = await Promise.all(
    Array.from({ length: 11 }, (_, n) => press(it.app, "/me", { email: `p${n}@x.example` })),
  );
  expect(asked.some(({ status }) => status === 429)).toBe(true);
  expect((await request(it.app, "GET", link)).status).toBe(200);
});
