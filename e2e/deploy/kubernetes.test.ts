import { expect, setDefaultTimeout, test } from "bun:test";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { isReady, program as rqlited } from "@/src/engines/rqlite/nodes.testing";
import { patience } from "@/src/patience.testing";
import { freePort, start } from "../product";
import { folder, read } from "./deploy-files";

setDefaultTimeout(patience(60_000));

type Probe = { httpGet: { path: string } };
type Container = {
  args: string[];
  env: { name: string; value?: string }[];
} & Record<"startupProbe" | "livenessProbe" | "readinessProbe", Probe>;

type Pods = { template: { spec: { containers: Container[] } } };
type Document = { kind: string; metadata: { name: string }; spec: Pods };

/** The container of a set of pods in a manifest. */
async function container(manifest: string, name: string): Promise<Container> {
  const documents = (await read(`kubernetes/${manifest}`)).split(/^---$/m);
  const set = documents
    .map((it) => Bun.YAML.parse(it) as Document)
    .find(({ kind, metadata }) => kind === "StatefulSet" && metadata.name === name);
  const [first] = set?.spec.template.spec.containers ?? [];
  if (!first) throw new Error(`${manifest} has no pods called ${name}.`);
  return first;
}

const probes = ["startupProbe", "livenessProbe", "readinessProbe"] as const;

test("each probe of the manifests is answered to whoever asks by number", async () => {
  const settings = { PUBLIC_URL: "https://jobs.example.com", TMPDIR: folder() };
  const product = await start(["serve"], settings);
  for (const manifest of ["coldaisle.yaml", "cluster.yaml"]) {
    const asked = await container(manifest, "coldaisle");
    for (const probe of probes) {
      const headers = { host: "10.1.2.3:3000" };
      const answer = await fetch(`${product.address}${asked[probe].httpGet.path}`, { headers });
      expect([manifest, probe, answer.status]).toEqual([manifest, probe, 200]);
    }
  }
  await product.stop();
});

test.if(rqlited !== null)(
  "the nodes of the cluster's manifest find one another, and its last server is ready on them",
  async () => {
    const [node, server] = await Promise.all([
      container("cluster.yaml", "rqlite"),
      container("cluster.yaml", "coldaisle"),
    ]);
    const [http, raft] = [freePort(), freePort()];
    /** As pod number `n` reads it; the names of pods are numbers of this machine here. */
    const inPod = (n: number) => (text: string) =>
      text
        .replaceAll("$(POD_NAME)", `rqlite-${n}`)
        .replaceAll("$(POD_INDEX)", String(n))
        .replace(/rqlite-(\d)\.rqlite/g, (_, it) => `127.0.0.${Number(it) + 1}`)
        .replace("0.0.0.0", `127.0.0.${n + 1}`)
        .replaceAll(":4001", `:${http}`)
        .replaceAll(":4002", `:${raft}`);
    const data = folder();
    const log = openSync(join(data, "log"), "a");
    const nodes = [0, 1, 2].map((n) =>
      Bun.spawn([rqlited ?? "", ...node.args.map(inPod(n)), join(data, String(n))], {
        stdout: log,
        stderr: log,
      }),
    );
    try {
      for (const probe of probes) await isReady(`127.0.0.3:${http}`, node[probe].httpGet.path);
      const { value = "" } = server.env.find(({ name }) => name === "DATABASE_URL") ?? {};
      const product = await start(["serve"], {
        DATABASE_URL: inPod(2)(value),
        SECRET_KEY: "a secret that all servers of a cluster share",
      });
      expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
      await product.stop();
    } finally {
      for (const child of nodes) child.kill("SIGKILL");
      closeSync(log);
    }
  },
);
