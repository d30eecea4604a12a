import { expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import { policy, request, signedIn, testApp } from "./testing";

type Schema = { properties?: object; type?: unknown; $ref?: string };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
  security: Record<string, string[]>[];
};

const app = testApp({}, { PUBLIC_URL: "http://localhost" });
const admin = signedIn(app);
const read = async (it = admin) => (await (await it).ask("GET", "/api/openapi.json")).json();
const document = read();
/** Every operation under the name that the policy gives its route. */
const operations = document.then(
  ({ paths }) =>
    new Map<string, Operation>(
      Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
        ([path, methods]) =>
          Object.entries(methods).map(([method, it]) => [
            `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
            it,
          ]),
      ),
    ),
);

/** Pages for people and for searches, which are no calls for programs. */
const pages =
  /^\w+ \/(careers(\/:slug.*)?|me(\/.*)?|h\/:id|s\/:id|u\/:id|apply\/:id|legal\/.*|contact|social\.png|sitemap\.xml|robots\.txt|keeping\.js)$/;

test("every call has a sentence, a part of the product and a name that no other has", async () => {
  const all = await operations;
  const calls = Object.keys(policy).filter((it) => !it.startsWith("WS ") && !pages.test(it));
  expect([...all.keys()].toSorted()).toEqual(calls.toSorted());
  for (const [route, { summary, tags }] of all) {
    expect([route, /^[A-Z][^.]{4,90}[^.]$/.test(summary)]).toEqual([route, true]);
    expect([route, tags.length]).toEqual([route, 1]);
  }
  const told = [...all.values()];
  expect(new Set(told.map(({ operationId }) => operationId)).size).toBe(told.length);
  expect(new Set(told.map(({ summary }) => summary)).size).toBe(told.length);
});

test("the socket is told in words, because it is no request", async () => {
  const { paths, info } = await document;
  expect(paths["/ws"]).toBeUndefined();
  expect(JSON.stringify(paths)).not.toContain('"ws":');
  expect(info.description).toContain("WebSocket at `/ws`");
});

test("every body, parameter and JSON answer has a schema that says something", async () => {
  const silent = (schema: Schema | undefined) => !schema || Object.keys(schema).length === 0;
  for (const [route, { parameters = [], requestBody, responses }] of await operations) {
    for (const { name, schema, $ref } of parameters) {
      if ($ref) continue;
      expect([route, name, silent(schema)]).toEqual([route, name, false]);
    }
    const sent = Object.values(requestBody?.content ?? { none: { schema: { type: "null" } } });
    expect([route, sent.length, silent(sent[0]?.schema)]).toEqual([route, 1, false]);
    const answer = responses["200"] ?? responses["201"];
    const types = Object.keys(answer?.content ?? {});
    if (types.join() !== "application/json") continue;
    expect([route, silent(answer?.content?.["application/json"]?.schema)]).toEqual([route, false]);
  }
});

test("what has a default need not be sent, and what is uploaded is a file", async () => {
  const all = await operations;
  const list = all.get("GET /api/candidates");
  expect(list?.parameters?.filter(({ required }) => required)).toEqual([]);
  expect(list?.parameters?.map(({ name }) => name)).toContain("cursor");
  const upload = all.get("POST /api/files")?.requestBody?.content;
  expect(Object.keys(upload ?? {})).toEqual(["multipart/form-data"]);
  const { components } = await document;
  expect(components.schemas.NewFile.properties.file).toEqual({ type: "string", format: "binary" });
  expect(components.schemas.NewFile.required).toEqual(["kind", "recordId", "file"]);
});

test("a change may be sent again under a key, by whoever is known", async () => {
  const all = await operations;
  const takesKey = (route: string) =>
    all.get(route)?.parameters?.some(({ $ref }) => $ref?.endsWith("/IdempotencyKey")) ?? false;
  const routes = ["POST /api/candidates", "POST /api/auth/login", "PATCH /api/candidates/:id"];
  expect(routes.map(takesKey)).toEqual([true, false, false]);
  const { IdempotencyKey } = (await document).components.parameters;
  expect([IdempotencyKey.name, IdempotencyKey.required]).toEqual(["Idempotency-Key", false]);
});

test("it says who may call what: anybody, a session, or a token that reaches the part", async () => {
  const all = await operations;
  const open = (route: string) => all.get(route)?.security;
  expect(open("POST /api/auth/login")).toEqual([]);
  expect(open("GET /api/users")).toEqual([{ session: [] }]);
  expect(open("GET /api/candidates")).toEqual([{ session: [] }, { token: ["candidates:read"] }]);
  expect(open("PATCH /api/clients/:id")).toEqual([{ session: [] }, { token: ["clients:write"] }]);
  expect(open("GET /api/system")).toEqual([{ session: [] }, { token: ["system:read"] }]);
  const { servers, components } = await document;
  expect(servers[0].url).toBe("http://localhost");
  expect(components.securitySchemes.session.name).toBe("coldaisle");
});

test("every refusal is the one that the document describes", async () => {
  const { components } = await document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isFailure = ajv.compile({ ...components.schemas.Failure, additionalProperties: false });
  const { ask } = await admin;
  const refusals: [string, Response][] = [
    ["GET /api/jobs", await request(app, "GET", "/api/jobs")],
    ["GET /api/jobs/:id", await ask("GET", `/api/jobs/${Bun.randomUUIDv7()}`)],
    ["POST /api/candidates", await ask("POST", "/api/candidates", { body: { firstName: 7 } })],
    ["GET /api/jobs/export", await ask("GET", "/api/jobs/export?format=pdf")],
    ["POST /api/files", await ask("POST", "/api/files", { body: {} })],
  ];
  expect(refusals.map(([, { status }]) => status)).toEqual([401, 404, 422, 422, 415]);
  for (const [route, answer] of refusals) {
    expect([route, isFailure(await answer.json())]).toEqual([route, true]);
    expect((await operations).get(route)?.responses[answer.status]?.$ref).toBeDefined();
  }
});

test("it is the same document where answers are looked through now and then", async () => {
  const quick = { ...app, config: { ...app.config, CHECK_ANSWERS: "some" as const } };
  expect(await read(signedIn(quick))).toEqual(await document);
});
