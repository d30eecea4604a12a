// Serves pages that were written to hurt their reader, endlessly many of each kind.
const encoder = new TextEncoder();
const posting = `<script type="application/ld+json">${JSON.stringify({
  "@type": "JobPosting",
  title: "Data Center Technician",
  description: "<p>UPS and chillers</p>",
  hiringOrganization: { name: "Serverhof" },
})}</script>`;
const page = (body: string) => encoder.encode(`<html><head>${posting}</head><body>${body}`);
const description = (html: string) =>
  encoder.encode(
    `<html><script type="application/ld+json">${JSON.stringify({
      "@type": "JobPosting",
      title: "Deep",
      description: html,
    })}</script>`,
  );

const nested = "<div>".repeat(100_000);
const attributes = Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(" ");
const bombs: Record<string, { bytes: Uint8Array; headers?: Record<string, string> }> = {
  nested: { bytes: page(nested) },
  attributes: { bytes: page(`<div ${attributes}>`) },
  tag: { bytes: page(`<div ${"x".repeat(2_000_000)}`) },
  gzip: {
    bytes: Bun.gzipSync(new Uint8Array(200_000_000)),
    headers: { "content-encoding": "gzip" },
  },
  description: { bytes: description(nested) },
  markers: { bytes: page("application/ld+json>{".repeat(100_000)) },
};
const kinds = Object.keys(bombs);
const perSitemap = 18;

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === "/sitemap.xml") return sitemap();
    const bomb = bombs[pathname.split("/")[1] ?? ""];
    if (!bomb) return new Response("", { status: 404 });
    const headers = { "content-type": "text/html; charset=utf-8", ...bomb.headers };
    return new Response(new Uint8Array(bomb.bytes), { headers });
  },
});
console.log(server.url.origin);

function sitemap(): Response {
  const urls = Array.from(
    { length: perSitemap },
    (_, n) => `<url><loc>http://bombs.example/${kinds[n % kinds.length]}/${n}</loc></url>`,
  );
  const headers = { "content-type": "application/xml" };
  return new Response(`<urlset>${urls.join("")}</urlset>`, { headers });
}
