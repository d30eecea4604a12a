import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { shortened } from "../checks";
import { demo } from "../stages/furnished-demo";
import { type Description, type Looked, looked } from "./answers";
import { given } from "./given";
import { binary, type Product } from "../product";
import { demoOwner } from "../stages/stage";

const folder = join(binary, "../openapi-client");
const tool = (name: string) => join(import.meta.dir, "../../node_modules/.bin", name);
const validator = Bun.which("openapi-spec-validator");
if (!validator) console.warn("SKIPPED: no openapi-spec-validator, a second judge of the document.");

let product: Product;
let cookie: string;
let document: Description;

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${product.address}${path}`, {
    ...init,
    redirect: "manual",
    headers: {
      ...{ cookie, origin: product.address },
      ...(typeof init.body === "string" && { "content-type": "application/json" }),
    },
  });
const json = async (path: string) => (await ask(path)).json();
const send = (path: string, body: object) =>
  ask(path, { method: "POST", body: body instanceof FormData ? body : JSON.stringify(body) });

beforeAll(async () => {
  product = await demo();
  cookie = "";
  const { headers } = await send("/api/auth/login", demoOwner);
  cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  document = await json("/api/openapi.json");
  cpSync(join(import.meta.dir, "client"), folder, { recursive: true });
  await Bun.write(join(folder, "openapi.json"), JSON.stringify(document));
}, patience(90_000));
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Not asked for: the demo has none of them, and none can be made in a moment. */
const absent = [
  "/api/admin/backups/{name}/content",
  "/api/analysis/runs/{id}/report",
  "/api/applications/my/{id}/documents.zip",
  "/api/billing-runs/{id}",
  "/api/board-packs/{id}",
  "/api/board-packs/{id}/content",
  "/api/crm/communications/{id}/files/{fileId}/content",
  "/api/crm/message-sendings/{id}",
  "/api/deployments/{id}/dossier/archive",
  "/api/files/{id}/picture",
  "/api/files/{id}/portrait",
  "/api/invoice-sendings/{id}",
  "/api/jobs/{id}/order",
  "/api/ledger-exports/{id}/file",
  "/api/legal/certificates/{id}/proof",
  "/api/profile/pictures/{name}",
  "/api/webhooks/{id}/messages",
  "/calendar/{token}",
  "/uploads/{name}",
];

test(
  "every answer that can be read is what the document says of it",
  async () => {
    const answers = await looked(document, ask, await given(json, send));
    const wrong = answers.filter(({ wrong }) => wrong.length > 0);
    expect(wrong).toEqual([]);
    const unread = answers.filter(({ status }) => ![200, 204, 302].includes(status));
    expect(unread.map(({ path }) => path).toSorted()).toEqual(absent.toSorted());
    expect(answers.length - unread.length).toBeGreaterThan(200);
  },
  patience(60_000),
);

test("an answer that the document does not tell is found out", async () => {
  const { Candidate, ...others } = document.components.schemas;
  const properties = { id: { type: "integer" } };
  const other = {
    paths: { "/api/candidates": document.paths["/api/candidates"] ?? {} },
    components: { ...document.components, schemas: { ...others, Candidate: { properties } } },
  };
  const [answer] = (await looked(other, ask, {})) as [Looked];
  expect(Candidate).toBeDefined();
  expect([answer.status, answer.wrong[0]]).toEqual([200, "/0/id must be integer"]);
});

test(
  "a client made from the document adds, changes and moves records, and its types hold",
  async () => {
    const types = Bun.spawn([process.execPath, join(import.meta.dir, "types.ts"), folder]);
    expect(await types.exited).toBe(0);
    const source = await Bun.file(join(folder, "program.ts")).text();
    expect(source).not.toMatch(/\bas\b(?! a stranger)|\bany\b|@ts-ignore|satisfies/);

    const options = [
      "--ignoreConfig",
      "--strict",
      "--noEmit",
      "--skipLibCheck",
      "--target",
      "esnext",
    ];
    const modules = ["--module", "preserve", "--moduleResolution", "bundler", "--types", "bun"];
    const compiler = Bun.spawn([tool("tsc"), ...options, ...modules, "program.ts"], {
      cwd: folder,
    });
    expect([await compiler.exited, await new Response(compiler.stdout).text()]).toEqual([0, ""]);

    const scopes = { candidates: "write", clients: "write", projects: "write" };
    const token = await send("/api/tokens", { name: "A stranger's program", scopes, days: 7 });
    const { secret } = await token.json();
    const words = [process.execPath, "program.ts", product.address, secret];
    const program = Bun.spawn(words, { cwd: folder, stdout: "pipe", stderr: "inherit" });
    expect(JSON.parse(await new Response(program.stdout).text())).toEqual({
      headline: "Commissioning engineer",
      late: "conflict",
      status: "passive",
      isMoved: true,
      listed: ["Okafor"],
      refused: { lastName: "Enter a text." },
    });
  },
  patience(120_000),
);

test.skipIf(!validator)(
  "a judge of the document from elsewhere has nothing to say",
  async () => {
    const paths = Object.fromEntries(shortened(Object.entries(document.paths)));
    await Bun.write(join(folder, "judged.json"), JSON.stringify({ ...document, paths }));
    const judge = Bun.spawn([validator ?? "", join(folder, "judged.json")], { stdout: "pipe" });
    expect((await new Response(judge.stdout).text()).trim()).toEndWith("OK");
  },
  patience(240_000),
);
