import { nameBoards, asking } from "@/modules/market/scraping/fixtures";
import { scraping } from "@/modules/market/scraping";
import type { SourceId } from "@/modules/market/sources/rules";
import { serveStandIn } from "@/cli/demo/boards";
import { signedIn, testApp } from "@/modules/testing";
import { product, settingsOf } from "../../crash/server";
import { sheet } from "../../crash/rounds/writes";
import { isWell, textOf } from "../../crash/caller";
import type { TestCluster } from "../house";
import { proven, type Story } from "./recruiting";
import { until } from "../listening";

/** Boards are read by a process beside the servers, as a command line is one; both servers show what it found. */
export const scrape =
  (sources?: readonly SourceId[]): Story =>
  async ({ cluster, app }, { does }) => {
    const boards = serveStandIn({ now: new Date() });
    const { SECRET_KEY = "" } = app.config;
    const reader = testApp(
      { now: () => new Date(), transport: { kind: "replay", origin: boards.origin } },
      { DATABASE_URL: cluster.url, SECRET_KEY },
    );
    try {
      await nameBoards(reader);
      const look = () => [
        "/api/jobs",
        "/api/jobs/runs",
        "/api/employers",
        "/api/search?q=engineer",
      ];
      await does({ news: "scraping_update", look }, async () => {
        const run = await scraping.runThrough(reader, asking(sources));
        return { status: run ? 200 : 500, body: {} };
      });
    } finally {
      await reader.close();
      await boards.close();
    }
  };

export const importing =
  (rows: number): Story =>
  async (_, { does, other }) => {
    const { csv } = sheet(rows);
    const form = new FormData();
    form.set("file", new File([csv], "people.csv"));
    const draft = await does(
      { news: null, look: (answer) => [`/api/imports/${textOf(answer)}`] },
      (ask) => ask("POST", "/api/imports", form),
    );
    const path = `/api/imports/${textOf(draft)}`;
    const source = { source: "Fair in Ghent", isInformed: true, basis: "legitimate-interest" };
    const plan = { provenance: { ...source, on: "2026-01-05" } };
    await does({ news: null, look: () => [path] }, (ask) =>
      ask("PATCH", path, { version: draft.body["version"], plan }),
    );
    await does({ news: null, look: () => [] }, (ask) => ask("POST", `${path}/start`));
    const isOver = async () =>
      (await other("GET", `${path}/progress`)).body["state"] === "completed";
    await until(isOver);
    const pages = [path, `${path}/progress`, "/api/candidates", "/api/search?q=Ana"];
    await does({ news: null, look: () => pages }, (ask) => ask("GET", path));
  };

/** A backup of one server; all are stopped, it is brought back, and what came after it is nowhere any more. */
export const backupAndBack: Story = async (house, { does, ask }) => {
  const marked = async (lastName: string) =>
    textOf(
      await ask("POST", "/api/candidates", { firstName: "Noor", lastName, origin: "applied" }),
    );
  const before = await marked("Before the backup");
  const state = async () => {
    const { run } = (await ask("GET", "/api/admin/backups")).body as { run?: { state: string } };
    return run?.state ?? "none";
  };
  // A server makes one by itself on its first day, and where it was killed meanwhile nobody begins another at once.
  await until(async () => (await state()) !== "active");
  await does({ news: "backups_changed", look: () => ["/api/candidates"] }, async (it) => {
    await proven(it);
    return it("POST", "/api/admin/backup");
  });
  await until(async () => (await state()) === "done");
  // A daily one that waited for it may be made after what came since.
  const { backups } = (await ask("GET", "/api/admin/backups")).body as { backups: Named[] };
  const name =
    backups
      .map((it) => it.name)
      .toSorted()
      .at(-1) ?? "none";
  const since = await marked("Since the backup");
  await broughtBack(house, name);
  for (const place of house.places) {
    const asked = house.asking(place);
    const [first, second] = [await asked("GET", pathOf(before)), await asked("GET", pathOf(since))];
    if (!isWell(first) || second.status !== 404)
      throw new Error(`What the backup holds: ${first.status}, what came since: ${second.status}.`);
  }
};

const pathOf = (id: string) => `/api/candidates/${id}`;

type Named = { name: string };

async function broughtBack(house: TestCluster, name: string): Promise<void> {
  const [place] = house.places;
  if (!place) return;
  for (const { server } of house.places) await server.end("SIGTERM");
  const restore = Bun.spawn([...product, "backup", "restore", name], {
    env: { ...settingsOf(place.folder), ...place.settings },
    stdout: "ignore",
    stderr: "inherit",
  });
  if ((await restore.exited) !== 0) throw new Error("The backup was not brought back.");
  for (const it of house.places) await house.again(it);
  house.signed.cookie = (await signedIn(house.app)).cookie;
  // Signed in elsewhere, so that no cookie tells these servers what they have to know.
  for (const it of house.places)
    await until(async () => isWell(await house.asking(it)("GET", "/api/candidates?limit=1")));
}
