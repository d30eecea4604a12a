import { hosts, pageOf, sitemapOf } from "../data/pages";

// Prints its address and serves until its parent ends it; the size of its pages is its argument.
const bytes = Number(Bun.argv[2]);
const encoder = new TextEncoder();
const shelf = new Map<number, Uint8Array>();

function page(n: number): Uint8Array {
  const known = shelf.get(n) ?? encoder.encode(pageOf(n, bytes));
  shelf.set(n, known);
  return known;
}

for (let n = 0; n < hosts.length * 500; n += 1) page(n);

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch(request) {
    const { pathname } = new URL(request.url);
    const host = request.headers.get("host")?.split(":")[0] ?? "";
    if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /\n");
    if (pathname === "/sitemap.xml") {
      return new Response(sitemapOf(host), { headers: { "content-type": "application/xml" } });
    }
    const n = Number(pathname.split("/").at(-1));
    return new Response(new Uint8Array(page(n)), {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  },
});
console.log(server.url.origin);
