import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { recordedTasks, serveRecorded } from "./recorded";
import { readPage } from "./registry";

let folder = "";
const board = JSON.stringify({
  jobs: [{ id: 1, title: "T", absolute_url: "https://x.example/1" }],
});
const manifest = [
  "path\tsource\tcountry\turl\tstatus\tcontent_type",
  "linkedin/list.html\tlinkedin\tNL\t\t\t",
  "linkedin/ad_detail.html\tlinkedin\tUS/CA\t\t\t",
  "ats/board.json\tgreenhouse\t\thttps://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true\t\t",
  "nl/serp.html\tadzuna.nl\tNL\t\t\t",
  "jsonld/page.html\tcompany site (Acme)\tNL\t\t\t",
  "shapes/personio_shape.xml\tshape\t\t\t\t",
  "blocked/stepstone_403.html\tstepstone\tNL\t\t403\ttext/html",
  "table.csv\tlinkedin\tNL\t\t\t",
].join("\n");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recorded-"));
  await Bun.write(join(folder, "MANIFEST.tsv"), manifest);
  await Bun.write(join(folder, "ats/board.json"), board);
  await Bun.write(join(folder, "blocked/stepstone_403.html"), "<p>no</p>");
});
afterAll(() => rm(folder, { recursive: true }));

test("a folder of recordings becomes one question per page, and tables are no pages", async () => {
  const plan = await recordedTasks(folder);
  expect(plan.map(({ task }) => `${task.source} ${task.kind}`)).toEqual([
    "linkedin list",
    "linkedin detail",
    "greenhouse list",
    "adzuna list",
    "jsonld detail",
    "personio list",
    "stepstone list",
  ]);
  expect(plan[0]?.task).toMatchObject({
    url: "https://www.linkedin.com/linkedin/list.html",
    context: { country: "NL" },
  });
  expect(plan[1]?.task.context["country"]).toBeUndefined();
});

test("a recorded page is served at the address it was recorded from, and read as if live", async () => {
  const replay = await serveRecorded(folder);
  const [recorded] = (await recordedTasks(folder)).filter(
    ({ task }) => task.source === "greenhouse",
  );
  const url = new URL(recorded?.task.url ?? "");
  const response = await fetch(replay.origin + url.pathname + url.search, {
    headers: { host: url.host },
  });
  const page = {
    url: url.href,
    status: response.status,
    headers: {},
    body: await response.text(),
    fetchedAt: new Date(0).toISOString(),
  };
  expect(response.headers.get("content-type")).toStartWith("application/json");
  expect(recorded && readPage(page, recorded.task).listing?.ads.length).toBe(1);
  await replay.close();
});

test("a recorded refusal is replayed with its status", async () => {
  const replay = await serveRecorded(folder);
  const refused = await fetch(`${replay.origin}/blocked/stepstone_403.html`);
  const unknown = await fetch(`${replay.origin}/elsewhere`);
  expect([refused.status, unknown.status]).toEqual([403, 404]);
  await replay.close();
});
