import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hurried, outcomeOf, politeFetch, reroutedTo } from "./testing";

const openssl = Bun.which("openssl");
if (!openssl) console.warn("NO openssl HERE: that certificates are checked is NOT tested");

const folder = mkdtempSync(join(tmpdir(), "tls-"));
const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
const made = openssl
  ? Bun.spawnSync([
      ...[openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
      ...["-nodes", "-days", "2", "-subj", "/CN=jobs.example"],
      ...["-addext", "subjectAltName=DNS:jobs.example", "-keyout", keyFile, "-out", certFile],
    ])
  : null;
const canMake = made?.exitCode === 0;
const cert = canMake ? await Bun.file(certFile).text() : "";
const server = canMake
  ? Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      tls: { cert, key: Bun.file(keyFile) },
      fetch: () => new Response("a page", { headers: { "content-type": "text/html" } }),
    })
  : null;
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server?.stop(true);
});

const read = (url: string, ca?: string) =>
  outcomeOf(politeFetch(reroutedTo(server?.port ?? 0, undefined, ca))({ url, pace: hurried }));

test.skipIf(!canMake)(
  "a page is read over TLS from the host whose name the certificate bears",
  async () => {
    expect(await read("https://jobs.example/", cert)).toBe(200);
  },
);

test.skipIf(!canMake)("a certificate for another name is refused", async () => {
  expect(await read("https://other.example/", cert)).toBe("network");
  expect(await read("https://sub.jobs.example/", cert)).toBe("network");
  expect(await read("https://8.8.8.8/", cert)).toBe("network");
});

test.skipIf(!canMake)(
  "a certificate that nobody vouches for is refused, whatever the environment says",
  async () => {
    process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
    expect(await read("https://jobs.example/")).toBe("network");
    delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  },
);

test.skipIf(!canMake)(
  "a name that was checked on one connection does not vouch for another name",
  async () => {
    const fetch = politeFetch(reroutedTo(server?.port ?? 0, undefined, cert));
    expect(await outcomeOf(fetch({ url: "https://jobs.example/", pace: hurried }))).toBe(200);
    expect(await outcomeOf(fetch({ url: "https://other.example/", pace: hurried }))).toBe(
      "network",
    );
  },
);
