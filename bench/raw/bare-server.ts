Bun.serve({
  port: Number(Bun.env["PORT"]),
  hostname: "127.0.0.1",
  fetch: () => new Response("ok"),
});
