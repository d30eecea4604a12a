import type { Served } from "../served";

const asked = "/api/candidates?status=all&archived=no&sort=date&limit=50";

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rows</title>
<link rel="icon" href="data:,"><link rel="preload" as="fetch" crossorigin="anonymous" href="/rows"></head>
<body><main id="content"></main><script type="module">
const rows = await (await fetch("/rows")).json();
const cells = (it) => [it.number, it.firstName + " " + it.lastName, it.location, it.status, it.availableFrom,
  it.salaryExpectation, it.skills.map(({ name }) => name).join(", ")];
const escaped = (text) => String(text ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
document.getElementById("content").innerHTML = "<table>" + rows.map((it) => '<tr data-row-id="' + it.id + '">' +
  cells(it).map((text) => "<td>" + escaped(text) + "</td>").join("") + "</tr>").join("") + "</table>";
</script></body></html>`;

/** The first rows of the product's candidates on a page with nothing else, written at once: the least a browser takes for them. */
export async function plainPage({ origin, cookie }: Served) {
  const rows = await (await fetch(origin + asked, { headers: { cookie } })).text();
  const typed = (type: string) => ({ headers: { "content-type": type } });
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    routes: { "/rows": () => new Response(rows, typed("application/json")) },
    fetch: () => new Response(document, typed("text/html;charset=utf-8")),
  });
  return { origin: server.url.origin, cookie, close: () => server.stop(true) };
}
