import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { extractText, getDocumentProxy } from "unpdf";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { parseCsv } from "@/src/sheets";
import { unzipBytes } from "@/src/zip/unzip.testing";
import { composers } from "./making";
import { boardPacks } from "./index";
import { penFor } from "./pdf-helpers";

const quarter = { from: "2026-01-01", to: "2026-03-31" };

/** An agency with revenue of two services, an ad, and somebody who asks. */
async function agency() {
  let now = new Date("2026-04-02T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const me = await signedIn(app, "recruiter");
  const { id: clientId } = await company(app, { name: "Polder Data & Söhne" });
  await deployed(app, { clientId, startDate: "2026-02-02", endDate: "2026-03-31" });
  await deployed(app, { startDate: "2026-01-12", endDate: null, contractType: "temporary" });
  await app.write([app.db.update(deployments).set({ status: "active" })]);
  await takeIn(app, [ad({ company: "Noord B.V.", places: [place("Almere", "NL")] })]);
  return { app, me, later: (iso: string) => (now = new Date(iso)) };
}

const { app, me, later } = await agency();
const ordered = await me.ask("POST", "/api/board-packs", { body: { choice: quarter } });

test("what somebody asks for twice is made once, and says how far it is", async () => {
  expect(ordered.status).toBe(201);
  const pack = await ordered.json();
  expect(pack).toMatchObject({ ...quarter, state: "waiting", progress: 0, locale: "en" });
  const again = await me.ask("POST", "/api/board-packs", { body: { choice: quarter } });
  expect((await again.json()).id).toBe(pack.id);
  const early = await me.ask("GET", `/api/board-packs/${pack.id}/content`);
  expect(early.status).toBe(409);
});

test("the files say to the cent what the screen says, and the paper says it too", async () => {
  await boardPacks.makeWaiting(app);
  const [pack] = await (await me.ask("GET", "/api/board-packs")).json();
  expect(pack).toMatchObject({
    state: "ready",
    progress: 100,
    fileName: "report-2026-01-01-2026-03-31.zip",
  });
  const answer = await me.ask("GET", `/api/board-packs/${pack.id}/content`);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const files = unzipBytes(Buffer.from(await answer.arrayBuffer()));
  const screen = await (
    await me.ask("GET", "/api/reports/revenue?from=2026-01-01&to=2026-03-31")
  ).json();
  const rows = async (name: string) =>
    (
      await parseCsv(
        files
          .get(name)
          ?.toString()
          .replace(/^\uFEFF/, "") ?? "",
        ",",
        100,
      )
    ).slice(1);

  const services = await rows("revenue/by-service.csv");
  expect(services.map(([, revenue, billed]) => [Number(revenue), Number(billed)])).toEqual(
    screen.current.byService.map((it: { revenue: number; billed: number }) => [
      it.revenue,
      it.billed,
    ]),
  );
  const placements = await rows("revenue/placements.csv");
  const sum = placements.reduce((all, row) => all + Math.round(Number(row.at(-2)) * 100), 0);
  expect([sum, placements.length]).toEqual([
    Math.round(screen.current.total * 100),
    screen.current.n,
  ]);
  expect(screen.current.total).toBeGreaterThan(0);
  for (const tab of ["revenue", "performance", "analytics", "gdpr"]) {
    expect(files.get(`${tab}/${tab}.xlsx`)?.subarray(0, 2).toString()).toBe("PK");
  }

  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(files.get("Report.pdf") ?? [])),
    { mergePages: true },
  );
  const euros = (value: number) =>
    value.toLocaleString("en-GB", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  for (const said of [
    euros(screen.current.total),
    euros(screen.current.billed),
    "Polder Data & Söhne",
    "Methodology",
  ]) {
    expect(text).toContain(said);
  }
});

test("whoever cancels it is not made to wait, and nothing of it is left", async () => {
  const one = { body: { choice: { period: "year" }, tabs: ["gdpr"], locale: "nl" } };
  const { id } = await (await me.ask("POST", "/api/board-packs", one)).json();
  expect(await (await me.ask("DELETE", `/api/board-packs/${id}`)).json()).toMatchObject({
    state: "cancelled",
  });
  await boardPacks.makeWaiting(app);
  expect(await boardPacks.archives(app).has(id)).toBe(false);
  expect(await boardPacks.find(me.as, id)).toMatchObject({ state: "cancelled" });
});

test("nobody has more than five on their way", async () => {
  const order = (n: number) =>
    me.ask("POST", "/api/board-packs", {
      body: { choice: { from: `2026-01-0${n}`, to: "2026-02-01" }, tabs: ["gdpr"] },
    });
  const waiting = (await boardPacks.list(me.as)).filter(({ state }) => state === "waiting");
  for (let n = waiting.length; n < 5; n += 1) expect((await order(n + 1)).status).toBe(201);
  const sixth = await order(9);
  expect([sixth.status, (await sixth.json()).message]).toEqual([
    409,
    "Wait for the running exports to finish, or cancel one.",
  ]);
  for (const { id, state } of await boardPacks.list(me.as)) {
    if (state === "waiting") await boardPacks.remove(me.as, id);
  }
});

test.each([
  { period: "week" },
  { period: "month" },
  { period: "quarter" },
  { period: "year" },
  { from: "2026-02-10", to: "2026-03-20" },
] as const)(
  "over %j the figure, its series, its services and what lies behind them are one sum",
  async (choice) => {
    const days = new URLSearchParams(choice);
    const read = async (path: string) => (await me.ask("GET", `/api/reports/${path}`)).json();
    const { current } = await read(`revenue?${days}`);
    const cents = (rows: { revenue: number }[]) =>
      rows.reduce((sum, { revenue }) => sum + Math.round(100 * revenue), 0);
    const total = Math.round(100 * current.total);
    expect(cents(current.series)).toBe(total);
    expect(cents(current.byService)).toBe(total);
    const behind = await read(`placements?of=earning&${days}`);
    expect([cents(behind.lines), behind.total]).toEqual([total, current.n]);
    const section = await composers.revenue(app, choice, penFor("nl"));
    const rows = section.tables.find(({ name }) => name === "placements")?.rows ?? [];
    expect(rows.reduce((sum, row) => sum + Math.round(100 * Number(row[6])), 0)).toBe(total);
  },
);

test("half a period is refused with what to do", async () => {
  const asked = { body: { choice: { from: "2026-03-31", to: "2026-01-01" } } };
  const answer = await me.ask("POST", "/api/board-packs", asked);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toBe(
    "Choose a start date and an end date at most five years later.",
  );
});

test("what is made lies where nobody else reads it, is theirs alone, and goes after a day", async () => {
  const pack = (await boardPacks.list(me.as)).find(({ state }) => state === "ready");
  if (!pack) throw new Error("Nothing is ready.");
  const path = join(app.config.DATA_DIR, "board-packs", `${pack.id}.zip`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const other = await signedIn(app, "admin");
  expect((await other.ask("GET", `/api/board-packs/${pack.id}/content`)).status).toBe(404);
  later("2026-04-03T12:00:01.000Z");
  await boardPacks.makeWaiting(app);
  expect(existsSync(path)).toBe(false);
  expect((await boardPacks.list(me.as)).filter(({ id }) => id === pack.id)).toEqual([]);
});
