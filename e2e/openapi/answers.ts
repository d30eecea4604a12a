import Ajv2020 from "ajv/dist/2020";

type Schema = { $ref?: string };
type Operation = {
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
/** What came of one address: the pattern it is one of, its status, and what the document did not say. */
export type Looked = { path: string; status: number; wrong: string[] };

/** Asks for every address that can be read, with ids of the records that the lists name, and compares. */
export async function looked(
  document: Description,
  ask: (path: string) => Promise<Response>,
  given: Readonly<Record<string, string>>,
): Promise<Looked[]> {
  const judge = judging(document);
  const known = new Map<string, unknown>();
  const found: Looked[] = [];
  const patterns = Object.keys(document.paths).filter((path) => document.paths[path]?.["get"]);
  // Lists come first, because they name what the longer addresses ask for.
  for (const path of patterns.toSorted((a, b) => a.split("{").length - b.split("{").length)) {
    const address = given[path] ?? filled(path, known);
    if (!address) {
      found.push({ path, status: 0, wrong: [] });
      continue;
    }
    const answer = await ask(address);
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
    const body = type.endsWith("json") ? await answer.json() : await answer.text();
    if (answer.status === 200) known.set(path, body);
    found.push({ path, status: answer.status, wrong: judge(path, answer.status, type, body) });
  }
  return found;
}

/** The address with the first id that the list before it names. */
function filled(path: string, known: ReadonlyMap<string, unknown>): string | null {
  if (!path.includes("{")) return path;
  const [list = "", rest = ""] = path.split(/\/\{\w+\}/, 2);
  const id = firstId(known.get(list));
  return id && path.split("{").length === 2 ? `${list}/${id}${rest}` : null;
}

function firstId(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  if ("id" in value && typeof value.id === "string") return value.id;
  for (const part of Object.values(value)) {
    const id = firstId(part);
    if (id) return id;
  }
  return null;
}

/** Says what an answer has that the document does not tell. */
function judging(document: Description) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ ...document, $id: "document" });
  return (path: string, status: number, type: string, body: unknown): string[] => {
    const answer = resolved(document, document.paths[path]?.["get"]?.responses[status]);
    if (!answer) return [`${status} is not told`];
    if (!answer.content) return body === "" || body === null ? [] : ["a body is not told"];
    if (!(type in answer.content)) return [`${type} is not told`];
    const schema = answer.content[type]?.schema ?? {};
    if (!type.endsWith("json")) return [];
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    check(body);
    return (check.errors ?? []).map((it) => `${it.instancePath} ${it.message}`);
  };
}

function resolved(document: Description, answer?: Operation["responses"][string] & Schema) {
  if (!answer?.$ref) return answer;
  const name = answer.$ref.split("/").at(-1) ?? "";
  const { responses } = document.components as unknown as { responses: Operation["responses"] };
  return responses[name];
}
