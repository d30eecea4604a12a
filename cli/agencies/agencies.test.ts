import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { bodies, idsOf, pathOf } from "@/e2e/requests";
import { callerOf } from "@/bench/crash/caller";
import { readingScopes, tokens } from "@/modules/platform/api-tokens";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { submissions } from "@/modules/staffing/submissions";
import { yes } from "@/modules/staffing/submissions/fixtures";
import { NewShortlist } from "@/modules/staffing/submissions/shortlists/model";
import * as shortlists from "@/modules/staffing/submissions/shortlists/verbs";
import { addAgency } from "@/src/agencies/directory";
import { policy, signedIn, tempFolder } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { terminal } from "../fixtures";
import { serveAgencies } from "./serving";

setDefaultTimeout(patience(120_000));

/** Otherwise every route is asked with the cookie of the other agency, and every third also with a token of it. */
const isWhole = Bun.env["COLDAISLE_E2E"] === "full";
const folder = tempFolder();
const { type, context } = terminal({ AGENCIES_DIR: folder, PORT: "0", AGENCY_REST_AFTER: "0" });
const add = (host: string, more = "") =>
  type(`agency add ${host} --owner owner@${host} --url http://${host}${more}`);

const [north, south] = ["north.example", "south.example"] as const;
type Served = ReturnType<typeof serveAgencies>;
let served: Served;
let cookies: Record<string, string>;

beforeAll(async () => {
  for (const host of [north, south]) await add(host);
  served = serveAgencies({ ...context });
  cookies = { [north]: await cookieAt(north), [south]: await cookieAt(south) };
});
afterAll(() => served.close());

const cookieAt = (host: string) =>
  served.agencies.use(host, async ({ app }) => (await signedIn(app)).cookie);

type Asked = { method?: string; cookie?: string; bearer?: string; body?: unknown };

const at = (host: string, path: string, { method = "GET", cookie, bearer, body }: Asked = {}) =>
  fetch(served.address + path, {
    ...{ method, redirect: "manual" },
    headers: {
      ...{ host, origin: `http://${host}` },
      ...(cookie && { cookie }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** As whoever is signed in at one agency asks; the calls of the trials of locks know no host. */
const asking = (host: string) => async (method: string, path: string, body?: unknown) => {
  const isForm = body instanceof FormData;
  const answer = await fetch(served.address + path, {
    method,
    headers: {
      ...{ host, origin: `http://${host}`, cookie: cookies[host] ?? "" },
      ...(!isForm && body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? { ...JSON.parse(text) } : {} };
};

/** A page for a client who has no account, with whoever was sent to them. */
const linkAt = (host: string) =>
  served.agencies.use(host, async ({ app }) => {
    const { id: clientId } = await addedClient(app);
    const project = await addedProject(app, { name: "Hall 4", clientId });
    const { id } = await added(app, { firstName: "Ann", lastName: "Locksmith" });
    await pipelines.addMany(app, { projectId: project.id, candidateIds: [id] });
    await submissions.confirm(app, project.id, yes(id));
    await submissions.submit(app, project.id, { candidateId: id, isNamed: true });
    const list = { candidateIds: [id], isNamed: true, locale: "en" };
    return (await shortlists.share(app, project.id, NewShortlist.parse(list))).path;
  });

const marks = /Locksmith|Locks and Keys|Hall 4|locks\.example|Passport of Ann/;

test("nothing of one agency is to be had at another, by any route and any proof of the first", async () => {
  const ids = await idsOf(asking(north) as ReturnType<typeof callerOf>);
  const upload = new FormData();
  upload.set("kind", "candidate");
  upload.set("recordId", ids["candidates"] ?? "");
  upload.set("file", new File(["Passport of Ann"], "passport.txt"));
  const stored = await asking(north)("POST", "/api/files", upload);
  const file = `/api/files/${stored.body["id"]}/content`;
  const token = await served.agencies.use(north, ({ app }) =>
    tokens.create(app, { name: "north", days: 30, scopes: readingScopes }),
  );
  const cookie = cookies[north] ?? "";
  expect(await (await at(north, file, { cookie })).text()).toContain("Passport of Ann");
  expect((await at(north, "/api/candidates", { bearer: token.secret })).status).toBe(200);
  expect((await at(south, file, { cookie: cookies[south] ?? "" })).status).toBe(404);
  const link = await linkAt(north);
  expect(await (await at(north, link)).text()).toMatch(marks);
  expect((await at(south, link)).status).toBe(404);

  const given = bodies(ids);
  const found: string[] = [];
  for (const [n, route] of Object.keys(policy).entries()) {
    const [method = "", pattern = ""] = route.split(" ");
    if (method === "WS" || pattern.includes("*")) continue;
    const path = pathOf(pattern, ids);
    const body =
      method === "GET" ? undefined : given[route] instanceof FormData ? {} : (given[route] ?? {});
    const proofs = isWhole || n % 3 === 0 ? [{ cookie }, { bearer: token.secret }] : [{ cookie }];
    for (const proof of proofs) {
      const answer = await at(south, path, { method, body, ...proof });
      const isOpen = JSON.stringify(policy[route as keyof typeof policy]).includes("anyone");
      if (marks.test(await answer.text()) || (answer.ok && !isOpen))
        found.push(`${route} ${answer.status}`);
    }
    // Whoever belongs to the other agency asks for records of this one by their names.
    if (method !== "GET") continue;
    const own = await at(south, path, { cookie: cookies[south] ?? "" });
    if (marks.test(await own.text())) found.push(`${route} as one of their own`);
  }
  expect(found).toEqual([]);
});

test("a browser hears of its own agency only", async () => {
  const heard: string[] = [];
  const listen = async (host: string, cookie: string) => {
    const headers = { host, cookie, origin: `http://${host}` };
    const socket = new WebSocket(`${served.address.replace("http", "ws")}/ws`, {
      headers,
    } as never);
    socket.addEventListener("message", () => heard.push(host));
    return new Promise<WebSocket | null>((done) => {
      socket.addEventListener("open", () => done(socket));
      socket.addEventListener("close", () => done(null));
    });
  };
  expect(await listen(south, cookies[north] ?? "")).toBeNull();
  const sockets = [
    await listen(north, cookies[north] ?? ""),
    await listen(south, cookies[south] ?? ""),
  ];
  await asking(south)("POST", "/api/tasks", { title: "Call", dueAt: null });
  while (heard.length === 0) await Bun.sleep(10);
  await asking(north)("POST", "/api/tasks", { title: "Call", dueAt: null });
  while (!heard.includes(north)) await Bun.sleep(10);
  expect([heard.indexOf(south), new Set(heard.slice(0, heard.indexOf(north)))]).toEqual([
    0,
    new Set([south]),
  ]);
  for (const socket of sockets) socket?.close();
});

test("an agency rests when nobody asks, and answers again as if it had not", async () => {
  while (served.agencies.hosts().length > 0) {
    await served.agencies.closeIdle();
    await Bun.sleep(10);
  }
  const answer = await at(north, "/api/auth/user", { cookie: cookies[north] ?? "" });
  expect([answer.status, served.agencies.hosts()]).toEqual([200, [north]]);
});

test("a host that is nobody's answers nothing but that the process lives", async () => {
  expect((await at("east.example", "/api/candidates")).status).toBe(404);
  expect((await at("..", "/healthz")).status).toBe(200);
  expect((await at("east.example", "/readyz")).status).toBe(200);
});

test("an agency is added, listed and moved at a terminal; two never share a name or a database", async () => {
  const added = await add("west.example");
  expect([added.code, added.out]).toEqual([
    0,
    expect.stringContaining("http://west.example/auth?setup="),
  ]);
  expect(await add("west.example")).toMatchObject({ code: 73 });
  expect(await add("../west")).toMatchObject({ code: 65 });
  const shared = " --database rqlite://127.0.0.1:1";
  addAgency(folder, "one.example", { DATABASE_URL: "rqlite://127.0.0.1:1" });
  expect(await add("two.example", shared)).toMatchObject({ code: 73 });
  const list = await type("agency list");
  expect(list.out).toContain("west.example");
  expect((await type("agency move west.example --to east.example")).code).toBe(0);
  expect((await type("agency move west.example --to far.example")).code).toBe(66);
  expect((await type("agency list")).out).toContain("http://east.example");
  expect((await type("agency list")).out).not.toContain("west.example");
  expect((await type(`agency move ${north} --to far.example`)).code).toBe(75);
});
