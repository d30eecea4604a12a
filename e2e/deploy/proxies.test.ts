import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { deploy, folder, program, read } from "./deploy-files";
import { eventually, freePort } from "../product";
import { demo } from "../stages/furnished-demo";
import { demoOwner } from "../stages/stage";

type Proxy = { name: string; begin: (product: URL, port: number) => Promise<string[]> };

const proxies: Proxy[] = [
  {
    name: "nginx",
    begin: async (product, port) => {
      const site = (await read("proxy/nginx.conf"))
        .replace("127.0.0.1:3000", product.host)
        .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
        .replaceAll(/^\s*ssl_.*$/gm, "");
      const place = folder();
      const own = `pid ${place}/pid; error_log stderr; events {} http { access_log off; ${site} }`;
      writeFileSync(join(place, "nginx.conf"), own);
      return ["-p", place, "-c", join(place, "nginx.conf"), "-g", "daemon off;"];
    },
  },
  {
    name: "caddy",
    begin: async () => [
      "run",
      "--config",
      join(deploy, "proxy/Caddyfile"),
      "--adapter",
      "caddyfile",
    ],
  },
];

/** The product behind a proxy of the machine, as somebody outside reaches it. */
async function behind({ name, begin }: Proxy, found: string) {
  const port = freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = await demo({ PUBLIC_URL: address, TRUSTED_PROXIES: "127.0.0.1" });
  const words = await begin(new URL(product.address), port);
  const process = Bun.spawn([found, ...words], {
    env: {
      ...{ PATH: Bun.env.PATH, HOME: folder(), XDG_DATA_HOME: folder() },
      ...{ AGENCY_HOST: `http://127.0.0.1:${port}`, UPSTREAM: new URL(product.address).host },
    },
    stdout: "ignore",
    stderr: "pipe",
  });
  const isUp = await eventually(() =>
    fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  if (!isUp)
    throw new Error(`${name} hands nothing on.\n${await new Response(process.stderr).text()}`);
  const stop = async () => {
    process.kill();
    await process.exited;
    await product.stop();
  };
  return { address, stop };
}

for (const proxy of proxies)
  test(
    `behind ${proxy.name} people sign in, hear news, and are known by their own network`,
    async () => {
      const found = program(proxy.name);
      if (!found) return;
      const { address, stop } = await behind(proxy, found);
      try {
        const headers = { "content-type": "application/json", origin: address };
        const claimed = { ...headers, "x-forwarded-for": "203.0.113.9" };
        const signIn = { method: "POST", headers: claimed, body: JSON.stringify(demoOwner) };
        const answer = await fetch(`${address}/api/auth/login`, signIn);
        expect(answer.status).toBe(200);
        const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
        const page = await fetch(`${address}/jobs`, { headers: { cookie, accept: "text/html" } });
        expect([page.status, page.headers.get("content-type")]).toEqual([
          ...[200, "text/html;charset=utf-8"],
        ]);
        expect(await heardThrough(address, cookie)).toContain("task");
        const list = await (
          await fetch(`${address}/api/users/sign-ins`, { headers: { cookie } })
        ).text();
        expect([list.includes("203.0.113"), list.includes("127.0.0")]).toEqual([false, true]);
        const large = { method: "POST", headers, body: "x".repeat(11.5 * 1024 * 1024) };
        const send = () =>
          fetch(`${address}/api/tasks`, { ...large, headers: { ...headers, cookie } });
        const refused = await Promise.all(Array.from({ length: 8 }, send));
        expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(413));
      } finally {
        await stop();
      }
    },
    patience(60_000),
  );

/** What a socket through the proxy hears when somebody adds a task. */
async function heardThrough(address: string, cookie: string): Promise<string> {
  const origin = address;
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, {
    headers: { cookie, origin },
  } as never);
  const heard: string[] = [];
  socket.onmessage = ({ data }) => void heard.push(String(data));
  await eventually(() => socket.readyState === WebSocket.OPEN);
  const body = JSON.stringify({ title: "Call the site about the generator" });
  const headers = { "content-type": "application/json", origin, cookie };
  const added = await fetch(`${address}/api/tasks`, { method: "POST", headers, body });
  expect(added.status).toBeLessThan(300);
  await eventually(() => heard.some((text) => text.includes("task")));
  socket.close();
  return heard.join("\n");
}
