import { join } from "node:path";

// Prints its address and serves one page of the frame alone: the least that React can be.
const built = await Bun.build({
  entrypoints: [join(import.meta.dir, "page-frame.tsx")],
  minify: true,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  target: "browser",
});
const client = join(import.meta.dir, "../../dist/client");
const page = await Bun.file(join(client, "index.html")).text();
const style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? "";
const document = `<!doctype html><html lang="en" data-theme="system"><head><meta charset="utf-8">
<title>Frame</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><div id="root"></div><script type="module" src="/frame.js"></script></body></html>`;

const kept = { "content-encoding": "gzip", "cache-control": "public, max-age=31536000, immutable" };
const gzipped = (text: string, type: string) => {
  const bytes = Bun.gzipSync(new TextEncoder().encode(text), { level: 9 });
  return () => new Response(bytes, { headers: { ...kept, "content-type": type } });
};
const script = gzipped((await built.outputs[0]?.text()) ?? "", "text/javascript");
const styles = gzipped(await Bun.file(client + style).text(), "text/css");

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  routes: { "/frame.js": script, "/style.css": styles },
  fetch: () => new Response(document, { headers: { "content-type": "text/html;charset=utf-8" } }),
});
console.log(server.url.origin);
