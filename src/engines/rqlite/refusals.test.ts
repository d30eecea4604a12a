import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { tempFolder, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { failureOf } from "../../errors/faults";
import { readAddress } from "./address";
import { program, startCluster } from "./nodes.testing";

const openssl = Bun.which("openssl");
const onCluster = test.if(program !== null && openssl !== null);
const folder = tempFolder();
const [key, cert, users] = ["key.pem", "cert.pem", "users.json"].map((it) => join(folder, it));
const password = "p@ss:word/1";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;

setDefaultTimeout(patience(30_000));

/** One node that speaks https, asks for a password and does not heed foreign keys. */
beforeAll(async () => {
  if (!program || !openssl) return;
  Bun.spawnSync([
    ...[openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
    ...["-nodes", "-days", "2", "-subj", "/CN=node", "-addext", "subjectAltName=IP:127.0.0.1"],
    ...["-keyout", String(key), "-out", String(cert)],
  ]);
  await Bun.write(
    String(users),
    JSON.stringify([{ username: "agency", password, perms: ["all"] }]),
  );
  const flags = ["-http-cert", cert, "-http-key", key, "-auth", users].map(String);
  cluster = await startCluster(1, flags, { scheme: "https" });
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const host = () => String(cluster.nodes[0]?.host);
const asking = async (url: string, more = {}) =>
  testApp({}, { DATABASE_URL: url, DATABASE_TIMEOUT: "10", ...more })
    .db.all(sql`select 1`)
    .catch((error) => Promise.reject(failureOf(error)));
const known = () => ({ DATABASE_CA_FILE: String(cert) });

onCluster("a node without foreign keys is refused, over https and with its password", async () => {
  const user = `agency:${encodeURIComponent(password)}`;
  const refused = asking(`rqlites://${user}@${host()}`, known());
  await expect(refused).rejects.toThrow(`Node ${host()}: it runs without -fk`);
});

onCluster("a wrong password is refused in a sentence", async () => {
  const refused = asking(`rqlites://agency:wrong@${host()}`, known());
  await expect(refused).rejects.toThrow("Check user and password");
});

onCluster("a certificate that nobody vouches for is no node of ours", async () => {
  const refused = asking(`rqlites://${host()}`, { DATABASE_TIMEOUT: "1" });
  await expect(refused).rejects.toThrow(`No node of the database answers: ${host()}.`);
});

test("an address that names no node is refused before anything is asked", () => {
  for (const url of ["rqlite://", "rqlite://a b:1", "rqlite://a:4001/path"]) {
    expect(() => readAddress(url)).toThrow("a cluster is named as rqlite://host:port,host:port");
  }
  expect(readAddress("rqlite://a:4001, b:4001").nodes).toEqual(["http://a:4001", "http://b:4001"]);
  const twice = readAddress("rqlite://b:4001,a:4001,b:4001");
  expect(twice.nodes).toEqual(["http://b:4001", "http://a:4001"]);
});
