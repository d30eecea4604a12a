import { Failure } from "../errors/index";
import { once } from "../lazy";

/** Who may call a route: anyone, or those whose role is at least this one. */
export type Access = "anyone" | "viewer" | "recruiter" | "admin";
export type Rule =
  | Access
  | (Notes & { for: Access; upload?: Upload; fresh?: Fresh })
  | (Notes & { for: "anyone"; byLink: true; upload?: Upload });
/** Takes files; where it is "cut", a form that is too large comes with its file cut short, so that a page gives it back. */
export type Upload = true | "cut";
/** What else is said of a route; an open interface, to which a module that reads more of it adds its field. */
export interface Notes {
  /** What it does, as the description of the API says; a route without is no call for programs. */
  does?: string;
  /** Where it stands there, if not under the heading of its module. */
  heading?: string;
}
/** Asks for a proof of the last minutes that it is them: always, or where the path is one of these. */
export type Fresh = true | RegExp;

/** Every route of the server, as "METHOD /path/:parameter"; what does not stand here is answered by nobody. */
export type Policy = Readonly<Record<string, Rule>>;
export type Permission = {
  route: string;
  access: Access;
  isUpload: boolean;
  isTruncated: boolean;
  /** The secret in its address is all that counts: neither a session nor where the request comes from. */
  isByLink: boolean;
  /** Whether a stolen, unlocked screen is not enough for this path. */
  needsFresh: (path: string) => boolean;
};

/** Puts all of these under a heading of their own in the description of the API. */
export const withHeading = (heading: string, rows: Policy): Policy =>
  Object.fromEntries(
    Object.entries(rows).map(([route, rule]) => [
      route,
      { ...(typeof rule === "string" ? { for: rule } : rule), heading },
    ]),
  );

/** Finds what is asked of a request; null where nobody answers it. */
export type FindPermission = (method: string, path: string) => Permission | null;

export function compilePolicy(policy: Policy): FindPermission {
  const exact = new Map<string, Permission>();
  const patterns = new Map<string, [pattern: () => RegExp, permission: Permission][]>();
  for (const [route, rule] of Object.entries(policy)) {
    const permission = permissionOf(route, rule);
    if (/[:*]/.test(route))
      withSamePrefix(patterns, route).push([once(() => toPattern(route)), permission]);
    else exact.set(route, permission);
  }

  const match = (prefix: string, asked: string) =>
    patterns.get(prefix)?.find(([pattern]) => pattern().test(asked))?.[1];
  // Each request is looked up twice, for its group and for its authorization, mostly right after one another.
  let last: { asked: string; found: Permission | null } | undefined;
  return (method, path) => {
    const asked = `${method === "HEAD" ? "GET" : method} ${path}`;
    if (last?.asked === asked) return last.found;
    const found =
      exact.get(asked) ?? match(prefixOf(asked), asked) ?? match(anywhere, asked) ?? null;
    last = { asked, found };
    return found;
  };
}

export function permissionOf(route: string, rule: Rule): Permission {
  if (typeof rule === "string") return permissionOf(route, { for: rule });
  const fresh = ("fresh" in rule && rule.fresh) || false;
  return {
    route,
    access: rule.for,
    isUpload: "upload" in rule,
    isTruncated: "upload" in rule && rule.upload === "cut",
    isByLink: "byLink" in rule,
    needsFresh: (path) => fresh === true || (fresh !== false && fresh.test(path)),
  };
}

const anywhere = "*";

/** Patterns are grouped by their first two segments ("GET /api/candidates"), so that a request tries only a few. */
const prefixOf = (asked: string) => asked.split("/", 3).join("/");

function withSamePrefix<Row>(groups: Map<string, Row[]>, route: string): Row[] {
  const prefix = prefixOf(route);
  const name = /[:*]/.test(prefix) ? anywhere : prefix;
  return groups.getOrInsertComputed(name, () => []);
}

/** Refuses routes without a row and rows without a route. */
export function refusePolicyGaps(rows: readonly string[], routes: readonly string[]): void {
  const [listed, served] = [new Set(rows), new Set(routes)];
  const unlisted = [...served.difference(listed)];
  const unserved = [...listed.difference(served)];
  if (unlisted.length + unserved.length === 0) return;
  throw new Failure(
    "bug",
    `Policy and routes differ: ${[...unlisted, ...unserved.map((it) => `-${it}`)].join(", ")}`,
  );
}

const toPattern = (route: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
