import type { Asked } from "./house";
import { brokenBodies, brokenQueries, spoiled } from "./spoiling";
import { type Means, valueOf } from "./values";

export type Question = { path: string; body: string | null; type: string };

/** Half of what is asked is meant to be right, as far as earlier answers have shown how. */
export function questionFor(route: Asked, means: Means): Question {
  const { dice } = means;
  const way = dice.under(20);
  const isRight = way < 11;
  const own = addressed(route, means);
  const path = own.path + queryOf(route, own.means, isRight);
  if (route.method === "GET") return { path, body: null, type: "" };
  if (route.isUpload) return upload(path, own.means);
  if (way === 19) return { path, body: dice.pick(brokenBodies), type: json };
  const value = route.body ? valueOf(route.body, own.means) : undefined;
  if (value === undefined) return { path, body: isRight ? null : "{}", type: json };
  const sent = isRight ? value : spoiled(value, dice);
  const type = way === 18 ? dice.pick(["text/plain", "application/xml", ""]) : json;
  return { path, body: JSON.stringify(sent) ?? "null", type };
}

const json = "application/json";

/** The address with ids that exist, where any are known; the last of them is whose version counts. */
function addressed({ path }: Asked, means: Means): { path: string; means: Means } {
  const parts = path.split("/");
  let owner = parts[2] ?? "";
  let id = owner;
  const filled = parts.map((part, n) => {
    if (!part.startsWith(":") && part !== "*") return part;
    owner = parts[n - 1] ?? "";
    id = means.dice.isUnder(0.05) ? "%2e%2e%2f" : means.pool.idFor(owner, means.dice);
    return id;
  });
  return { path: filled.join("/"), means: { ...means, owner: id } };
}

function queryOf({ query }: Asked, means: Means, isRight: boolean): string {
  if (!isRight && means.dice.isUnder(0.3)) return means.dice.pick(brokenQueries);
  if (!query || means.dice.isUnder(0.3)) return "";
  const value = Object.entries(Object(valueOf(query, means)));
  const pairs = value.map(([name, it]) => [name, String(it)]);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

const names = ["cv.pdf", "../../x.png", "a\u0000.docx", "photo.svg", "list.csv", "x".repeat(300)];
const contents = [
  "%PDF-1.4 fuzz %%EOF",
  "<svg onload=alert(1)>",
  "name,email\nAda,a@b.example",
  "",
];

function upload(path: string, { dice }: Means): { path: string; body: string; type: string } {
  const name = dice.pick(names).replaceAll(/["\r\n\0]/g, "");
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const body = `--x\r\n${head}\r\nContent-Type: text/plain\r\n\r\n${dice.pick(contents)}\r\n--x--\r\n`;
  const isWhole = dice.isUnder(0.8);
  return {
    path,
    body: isWhole ? body : body.slice(0, -9),
    type: "multipart/form-data; boundary=x",
  };
}
