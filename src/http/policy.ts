import { Failure } from "../errors";

/** Who may call a route: anyone, or those whose role is at least this one. */
export type Access = "anyone" | "viewer" | "recruiter" | "admin";
export type Rule = Access | { for: Access; upload: true } | { for: "anyone"; byLink: true };

/** Every route of the server, as "METHOD /path/:parameter"; what does not stand here is answered by nobody. */
export type Policy = Readonly<Record<string, Rule>>;
export type Permission = {
  route: string;
  access: Access;
  isUpload: boolean;
  /** The secret in its address is all that counts: neither a session nor where the request comes from. */
  isByLink: boolean;
};

export function compilePolicy(policy: Policy): (method: string, path: string) => Permission | null {
  const exact = new Map<string, Permission>();
  const patterns = new Map<string, [pattern: RegExp, permission: Permission][]>();
  for (const [route, rule] of Object.entries(policy)) {
    const access = typeof rule === "string" ? rule : rule.for;
    const isUpload = typeof rule !== "string" && "upload" in rule;
    const isByLink = typeof rule !== "string" && "byLink" in rule;
    const permission = { route, access, isUpload, isByLink };
    if (/[:*]/.test(route)) shelved(patterns, route).push([toPattern(route), permission]);
    else exact.set(route, permission);
  }

  return (method, path) => {
    const asked = `${method === "HEAD" ? "GET" : method} ${path}`;
    const known = exact.get(asked);
    if (known) return known;
    const likely = [shelfOf(asked), anywhere].flatMap((shelf) => patterns.get(shelf) ?? []);
    return likely.find(([pattern]) => pattern.test(asked))?.[1] ?? null;
  };
}

const anywhere = "*";

/** Routes of one beginning stand together, so that not all of them are tried: "GET /api/candidates". */
const shelfOf = (asked: string) => asked.split("/", 3).join("/");

function shelved<Row>(shelves: Map<string, Row[]>, route: string): Row[] {
  const beginning = shelfOf(route);
  const name = /[:*]/.test(beginning) ? anywhere : beginning;
  const shelf = shelves.get(name) ?? [];
  shelves.set(name, shelf);
  return shelf;
}

/** Stops the start when a route has no row or a row has no route. */
export function refuseGaps(policy: Policy, routes: { method: string; path: string }[]): void {
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const unlisted = [...served].filter((route) => !(route in policy));
  const unserved = Object.keys(policy).filter((route) => !served.has(route));
  if (unlisted.length + unserved.length === 0) return;
  throw new Failure(
    "bug",
    `Policy and routes differ: ${[...unlisted, ...unserved.map((it) => `-${it}`)].join(", ")}`,
  );
}

const toPattern = (route: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
