import { recordedTasks, type Recorded } from "./recorded";

export type Replay = { origin: string; close(): Promise<void> };

/** Serves a folder of recorded pages over real HTTP on loopback, by the address each was asked at. */
export async function serveRecorded(folder: string): Promise<Replay> {
  const pages = new Map<string, Recorded>();
  for (const recorded of await recordedTasks(folder)) {
    const { host, pathname, search } = new URL(recorded.task.url);
    pages.set(pathname + search, recorded);
    pages.set(host + pathname + search, recorded);
  }
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => answer(request, pages),
  });
  return { origin: server.url.origin, close: () => server.stop(true) };
}

function answer(request: Request, pages: Map<string, Recorded>): Response {
  const { pathname, search } = new URL(request.url);
  const host = request.headers.get("host") ?? "";
  // A folder of recordings was made with permission to read it: there is nothing to disallow.
  if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /\n");
  const found = pages.get(host + pathname + search) ?? pages.get(pathname + search);
  if (found === undefined) return new Response("not recorded", { status: 404 });
  const headers = { "content-type": found.contentType };
  return new Response(Bun.file(found.file), { status: found.status, headers });
}
