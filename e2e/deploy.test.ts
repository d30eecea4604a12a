import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually, freePort, type Product, start } from "./product";
import { demo } from "./stages/furnished-demo";
import { demoOwner } from "./stages/stage";

const deploy = join(import.meta.dir, "../deploy");
const read = (path: string) => Bun.file(join(deploy, path)).text();
const folder = () => mkdtempSync(join(tmpdir(), "coldaisle-deploy-"));

/** A program of the machine, or null and a line that says so. */
function program(name: string): string | null {
  const found = Bun.which(name, { PATH: `${Bun.env.PATH}:/usr/sbin` });
  if (!found) console.warn(`SKIPPED: no ${name} here, so nothing was tried through it.`);
  return found;
}

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
  test(`behind ${proxy.name} people sign in, hear news, and are known by their own network`, async () => {
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
      const refused = await fetch(`${address}/api/tasks`, {
        ...large,
        headers: { ...headers, cookie },
      });
      expect(refused.status).toBe(413);
    } finally {
      await stop();
    }
  }, 60_000);

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

test("systemd has nothing to say about the unit but that the program is elsewhere", async () => {
  const judge = program("systemd-analyze");
  if (!judge) return;
  const unit = (await read("systemd/coldaisle.service")).replace(
    "/usr/local/bin/coldaisle",
    process.execPath,
  );
  const path = join(folder(), "coldaisle.service");
  writeFileSync(path, unit);
  const { exitCode, stderr } = Bun.spawnSync([judge, "verify", path]);
  expect([exitCode, stderr.toString()]).toEqual([0, ""]);
});

test("the alerts ring when they should and are silent otherwise, as their own program says", () => {
  const judge = program("promtool");
  if (!judge) return;
  const monitoring = join(deploy, "monitoring");
  const { exitCode, stdout, stderr } = Bun.spawnSync([judge, "test", "rules", "alerts.test.yml"], {
    cwd: monitoring,
  });
  expect([exitCode, `${stdout.toString()}${stderr.toString()}`]).toEqual([
    0,
    expect.stringContaining("SUCCESS"),
  ]);
});

test("compose files are whole for the program that reads them", () => {
  const judge = program("docker-compose");
  if (!judge) return;
  const env = {
    PATH: Bun.env.PATH,
    AGENCY_HOST: "jobs.example.com",
    ADMIN_EMAIL: "you@example.com",
  };
  for (const name of readdirSync(deploy).filter((it) => it.startsWith("compose"))) {
    const { exitCode, stderr } = Bun.spawnSync([judge, "-f", join(deploy, name), "config"], {
      env,
    });
    expect([name, exitCode, exitCode === 0 ? "" : stderr.toString()]).toEqual([name, 0, ""]);
  }
});

const settings = /^\s*(?:-\s*\{ name: |Environment=)?([A-Z][A-Z_]{3,})(?:[=:,])/gm;
/** Names that the papers set for programs beside the product. */
const others = new Set(["AGENCY_HOST", "UPSTREAM", "MAILTO", "PATH"]);

test("every setting that the papers name is one that the product reads", async () => {
  const papers = [
    "compose.yaml",
    "kubernetes/coldaisle.yaml",
    "systemd/coldaisle.service",
    "crontab",
  ];
  const text = (await Promise.all(papers.map(read))).join("\n");
  const named = new Set([...text.matchAll(settings)].map(([, name = ""]) => name));
  const config = await Bun.file(join(import.meta.dir, "../src/config.ts")).text();
  const unknown = [...named].filter(
    (name) =>
      !others.has(name) && !config.includes(`  ${name}: z`) && !config.includes(`  ${name}: list`),
  );
  expect(named.size).toBeGreaterThan(4);
  expect(unknown).toEqual([]);
});

test("every metric that the papers ask for is one that the product has, and each alert leads to its place in the runbook", async () => {
  const [alerts, dashboard] = await Promise.all(
    ["monitoring/alerts.yml", "monitoring/dashboard.json"].map(read),
  );
  const asked = `${alerts} ${dashboard}`.matchAll(
    /coldaisle_([a-z_]+?)(?:_bucket|_count|_sum)?\b(?=[{\[ \\"])/g,
  );
  const source = await Bun.file(
    join(import.meta.dir, "../modules/platform/health/metrics.ts"),
  ).text();
  const names = [...new Set([...asked].map(([, name = ""]) => name))];
  expect(names.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
  const runbook = await Bun.file(join(import.meta.dir, "../docs/runbook.md")).text();
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title.toLowerCase().replaceAll(" ", "-"),
  );
  const led = [...(alerts ?? "").matchAll(/runbook\.md#([\w-]+)/g)].map(
    ([, anchor = ""]) => anchor,
  );
  expect(led.length).toBe(8);
  expect(led.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

type Container = { securityContext: { readOnlyRootFilesystem: boolean } } & Record<
  "startupProbe" | "livenessProbe" | "readinessProbe",
  { httpGet: { path: string } }
>;

test("each probe of the manifest is answered to whoever asks by number", async () => {
  const documents = (await read("kubernetes/coldaisle.yaml"))
    .split(/^---$/m)
    .map((it) => Bun.YAML.parse(it));
  const set = documents.find((it) => Reflect.get(Object(it), "kind") === "StatefulSet");
  const { template } = Reflect.get(Object(set), "spec") as {
    template: { spec: { containers: Container[] } };
  };
  const [container] = template.spec.containers;
  const product: Product = await start(["serve"], {
    PUBLIC_URL: "https://jobs.example.com",
    TMPDIR: folder(),
  });
  for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"] as const) {
    const path = container?.[probe].httpGet.path ?? "";
    const answer = await fetch(`${product.address}${path}`, { headers: { host: "10.1.2.3:3000" } });
    expect([probe, answer.status]).toEqual([probe, 200]);
  }
  await product.stop();
}, 30_000);
