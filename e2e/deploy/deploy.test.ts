import { expect, test } from "bun:test";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "@/src/config";
import { deploy, folder, program, read } from "./deploy-files";

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
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "a secret",
  };
  for (const name of readdirSync(deploy).filter((it) => it.startsWith("compose"))) {
    const { exitCode, stderr } = Bun.spawnSync([judge, "-f", join(deploy, name), "config"], {
      env,
    });
    expect([name, exitCode, exitCode === 0 ? "" : stderr.toString()]).toEqual([name, 0, ""]);
  }
});

type Service = { image: string; networks: unknown; environment?: Record<string, string> };
const addressOn = (network: string, { networks }: Service) =>
  (networks as Record<string, { ipv4_address?: string }>)[network]?.ipv4_address;

test("nobody can come up at the address by which the proxy is believed, and images are named by version", async () => {
  for (const name of readdirSync(deploy).filter((it) => it.startsWith("compose"))) {
    const { services } = Bun.YAML.parse(await read(name)) as { services: Record<string, Service> };
    const all = Object.values(services);
    const inFront = all.filter(({ networks }) => JSON.stringify(networks).includes('"front"'));
    const addresses = inFront.map((it) => addressOn("front", it));
    expect(new Set(addresses).size).toBe(inFront.length);
    expect(addresses).not.toContain(undefined);
    const { proxy, ...others } = services;
    for (const { environment } of Object.values(others))
      if (environment?.["TRUSTED_PROXIES"])
        expect(environment["TRUSTED_PROXIES"]).toBe(addressOn("front", proxy!)!);
    const foreign = all.map(({ image }) => image).filter((it) => !it.includes("coldaisle"));
    expect(foreign.filter((it) => !/:v?\d+\.\d+(?:\.\d+)?\}$/.test(it))).toEqual([]);
  }
});

const settings = /^\s*(?:-\s*\{ name: |Environment=)?([A-Z][A-Z_]{3,})(?:[=:,])/gm;
/** Names that the papers set for programs beside the product. */
const others = new Set(["AGENCY_HOST", "UPSTREAM", "MAILTO", "PATH", "POD_NAME", "POD_INDEX"]);

test("every setting that the papers name is one that the product reads", async () => {
  const papers = [
    "compose.yaml",
    "compose-cluster.yaml",
    "kubernetes/coldaisle.yaml",
    "kubernetes/cluster.yaml",
    "systemd/coldaisle.service",
    "crontab",
  ];
  const text = (await Promise.all(papers.map(read))).join("\n");
  const named = new Set([...text.matchAll(settings)].map(([, name = ""]) => name));
  const config = await Bun.file(join(import.meta.dir, "../../src/config.ts")).text();
  const unknown = [...named].filter(
    (name) => !others.has(name) && !config.includes(`  ${name}: z`),
  );
  expect(named.size).toBeGreaterThan(4);
  expect(unknown).toEqual([]);
});

test("in a cluster whose proxy has another address each time, the range of its pods is believed", async () => {
  for (const name of ["kubernetes/coldaisle.yaml", "kubernetes/cluster.yaml"]) {
    const [, value = ""] = /name: TRUSTED_PROXIES, value: "([^"]+)"/.exec(await read(name)) ?? [];
    expect(readConfig({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toEqual([
      { bytes: [10, 244, 0, 0], bits: 16 },
    ]);
  }
});

test("every metric that the papers ask for is one that the product has, and each alert leads to its place in the runbook", async () => {
  const [alerts, dashboard] = await Promise.all(
    ["monitoring/alerts.yml", "monitoring/dashboard.json"].map(read),
  );
  const asked = `${alerts} ${dashboard}`.matchAll(
    /coldaisle_([a-z_]+?)(?:_bucket|_count|_sum)?\b(?=[{\[ \\"])/g,
  );
  const source = await Bun.file(
    join(import.meta.dir, "../../modules/platform/health/metrics.ts"),
  ).text();
  const names = [...new Set([...asked].map(([, name = ""]) => name))];
  expect(names.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
  const runbook = await Bun.file(join(import.meta.dir, "../../docs/runbook.md")).text();
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title.toLowerCase().replaceAll(" ", "-"),
  );
  const led = [...(alerts ?? "").matchAll(/runbook\.md#([\w-]+)/g)].map(
    ([, anchor = ""]) => anchor,
  );
  expect(led.length).toBe(8);
  expect(led.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});
