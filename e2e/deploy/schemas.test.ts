import { expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { deploy, folder, program, read } from "./deploy-files";

setDefaultTimeout(patience(60_000));

/** Versions of Kubernetes: what the manifests use stands in both. */
const [oldest, newest] = ["1.29", "1.37"] as const;

/** Misspelt or of another type: a judge that lets these pass would let everything pass. */
const spoilt: [RegExp, string][] = [
  [/readOnlyRootFilesystem/, "readOnlyRootFileSystem"],
  [/replicas: \d/, "replicas: one"],
  [/maxUnavailable: 1/, "maxUnavailable: [1]"],
];

type Judge = (paths: string[]) => { exitCode: number; said: string };

const manifests = readdirSync(join(deploy, "kubernetes"));
const places = manifests.map((name) => join(deploy, "kubernetes", name));

/** The manifests as they are. */
function wellFormed(judge: Judge) {
  const { exitCode, said } = judge(places);
  expect([manifests, exitCode, exitCode === 0 ? "" : said]).toEqual([manifests, 0, ""]);
}

/** The largest manifest, which has all kinds of the others, spoilt in one place after the other. */
async function refusesSpoilt(judge: Judge) {
  const text = await read("kubernetes/cluster.yaml");
  const path = join(folder(), "manifest.yaml");
  for (const [right, wrong] of spoilt) {
    expect(text).toMatch(right);
    await Bun.write(path, text.replace(right, wrong));
    expect([wrong, judge([path]).exitCode]).toEqual([wrong, 1]);
  }
}

test("manifests are what Kubernetes reads, as kubeconform says", async () => {
  const judge = program("kubeconform");
  const all = judge && schemasOfKubernetes();
  if (!judge || !all) return;
  for (const version of [oldest, newest]) {
    const schemas = await standalone(join(all, `v${version}.0-local-strict`));
    const place = join(schemas, "{{ .ResourceKind }}{{ .KindSuffix }}.json");
    const say: Judge = (paths) => run([judge, "-strict", "-schema-location", place, ...paths]);
    wellFormed(say);
    if (version === newest) await refusesSpoilt(say);
  }
});

test("manifests are what Kubernetes reads, as kubernetes-validate says", async () => {
  const judge = program("kubernetes-validate");
  if (!judge) return;
  const say: Judge = (paths) => run([judge, "--strict", "-k", newest, ...paths]);
  wellFormed(say);
  await refusesSpoilt(say);
});

test("compose files are what the Compose specification allows, as check-jsonschema says", async () => {
  const judge = program("check-jsonschema");
  if (!judge) return;
  const schema = ["--builtin-schema", "vendor.compose-spec"];
  for (const name of readdirSync(deploy).filter((it) => it.startsWith("compose"))) {
    const text = await read(name);
    const path = join(folder(), name);
    const say = async (file: string) => (
      await Bun.write(path, file),
      run([judge, ...schema, path])
    );
    const { exitCode, said } = await say(text);
    expect([name, exitCode, exitCode === 0 ? "" : said]).toEqual([name, 0, ""]);
    const isRefused = async (misspelt: string) => (await say(misspelt)).exitCode === 1;
    expect(await isRefused(text.replace("mem_limit:", "memory_limit:"))).toBe(true);
    expect(await isRefused(text.replace("cap_drop: [ALL]", "cap_drop: ALL"))).toBe(true);
  }
});

function run(words: string[]) {
  const { exitCode, stdout, stderr } = Bun.spawnSync(words);
  return { exitCode, said: `${stdout.toString()}${stderr.toString()}` };
}

/** The schemas of all versions that the package kubernetes-validate of PyPI brings. */
function schemasOfKubernetes(): string | null {
  const look = "import kubernetes_validate as it; print(it.__path__[0], end='')";
  const found = Bun.spawnSync(["python3", "-c", look]);
  if (found.exitCode === 0) return join(found.stdout.toString(), "kubernetes-json-schema");
  console.warn("SKIPPED: no schemas of Kubernetes here (PyPI: kubernetes-validate).");
  return null;
}

const kinds =
  /^(?:(?:namespace|service|secret|configmap)-v1|(?:deployment|statefulset)-apps-v1|(?:ingress|networkpolicy)-networking-v1|poddisruptionbudget-policy-v1)\.json$/;

/** Definitions stand in a file of their own there, under an address that only that package resolves: each gets its own. */
async function standalone(schemas: string): Promise<string> {
  const target = folder();
  const text = async (name: string) =>
    (await Bun.file(join(schemas, name)).text()).replaceAll('"/api/_definitions.json#', '"#');
  const { $defs } = JSON.parse(await text("_definitions.json"));
  for (const name of readdirSync(schemas).filter((it) => kinds.test(it)))
    await Bun.write(join(target, name), JSON.stringify({ ...JSON.parse(await text(name)), $defs }));
  return target;
}
