import { owner, type Server } from "./server";

export type Answer = { status: number; body: Record<string, unknown> };
export type Body = Record<string, unknown> | FormData;
/** Asks as the application's own page would; a server that dies meanwhile has answered nothing. */
export type Ask = (method: string, path: string, body?: Body) => Promise<Answer>;

const nothing: Answer = { status: 0, body: {} };

export const callerOf =
  (server: Asking, cookie = ""): Ask =>
  (method, path, body) =>
    answered(server, cookie, { method, path, ...(body && { body }) }).catch(() => nothing);

type Asked = { method: string; path: string; body?: Body };
/** A server that stands behind another address than its own is asked as the pages there would ask it. */
type Asking = { address: string; origin?: string; host?: string };

async function answered(
  { address, origin = address, host }: Asking,
  cookie: string,
  { method, path, body }: Asked,
) {
  const isForm = body instanceof FormData;
  const answer = await fetch(address + path, {
    ...{ method, redirect: "manual" },
    headers: {
      ...{ origin, cookie, "accept-encoding": "identity" },
      ...(host && { host }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return { status: answer.status, body: isJson && text ? { ...JSON.parse(text) } : {} };
}

/** Creates the first account of a new installation and signs it in; answers its cookie, which outlives the server. */
export async function settled(server: Server): Promise<string> {
  const setupToken = /setup=([\da-f]+)/.exec(await printedLink(server))?.[1];
  const person = { ...owner, username: "ada", firstName: "Ada", lastName: "Jansen", setupToken };
  await callerOf(server)("POST", "/api/auth/register", person);
  const answer = await fetch(`${server.address}/api/auth/login`, {
    ...{ method: "POST", body: JSON.stringify(owner) },
    headers: { origin: server.address, "content-type": "application/json" },
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`);
  return cookie;
}

async function printedLink(server: Server): Promise<string> {
  for (let tries = 0; tries < 400 && !server.printed().includes("setup="); tries += 1) {
    await Bun.sleep(5);
  }
  return server.printed();
}

let confirmedAt = 0;
const freshMs = 120_000;

/** What the riskier routes want to have been told in the last minutes; it costs a slow hash, so it is not asked in vain. */
export async function confirmed(ask: Ask): Promise<void> {
  if (Date.now() - confirmedAt < freshMs) return;
  const answer = await ask("POST", "/api/auth/confirmation", { proof: owner.password });
  if (isWell(answer)) confirmedAt = Date.now();
}

export const textOf = ({ body }: Answer, name = "id"): string => String(body[name] ?? "");
export const isWell = ({ status }: Answer): boolean => status >= 200 && status < 300;
