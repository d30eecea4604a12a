import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveStorage } from "@/modules/platform/backups/standin.testing";
import { withOutageMessage } from "./outage-message";
import { bucketStorage } from "./bucket";
import { folderStorage } from "./folder";
import { expectPromises } from "./homes.testing";
import { bucketIn } from "./s3";
import { foreignServer, foreignServers, installed } from "./s3-servers.testing";

test("files in a folder are whole, encrypted where there is a key, and gone when they are removed", async () => {
  await expectPromises(folderStorage(mkdtempSync(join(tmpdir(), "coldaisle-home-"))));
});

test("files in a bucket are as whole, as secret and as gone", async () => {
  const { address, refused, stop } = serveStorage();
  await expectPromises(bucketStorage({ ...address, folder: "agency/files" }));
  expect(refused).toEqual([]);
  stop();
});

for (const name of Object.keys(foreignServers)) {
  const isHere = installed(name) !== null;
  if (!isHere) console.warn(`SKIPPED: ${name} is not installed, so files were not tried in it`);
  test.skipIf(!isHere)(
    `${name}, a server that nobody here wrote, keeps the same promises`,
    async () => {
      const { address, stop } = await foreignServer(name);
      await expectPromises(bucketStorage(address)).finally(stop);
    },
    90_000,
  );
}

test("while the bucket is away, one sentence says so, for every thing that is asked of it", async () => {
  const { address, stop } = serveStorage();
  stop();
  const home = withOutageMessage(bucketStorage(address));
  const asked = [
    () => home.write("files/a", [new Uint8Array(1)]),
    () => home.read("files/a"),
    () => home.has("files/a"),
    () => home.remove("files/a"),
  ];
  for (const it of asked) {
    await expect(it()).rejects.toThrow(
      "The file storage can't be reached. Nothing was lost; try again in a few minutes.",
    );
  }
});

test("a bucket is named by one address, with its place in it and its server", () => {
  const keys = { accessKeyId: "id", secretAccessKey: "secret" };
  expect(bucketIn("s3://papers/agency/one?endpoint=http://10.0.0.5:9000", keys)).toEqual({
    ...{ baseUrl: "http://10.0.0.5:9000", region: "us-east-1", bucket: "papers" },
    ...{ folder: "agency/one", ...keys },
  });
  expect(bucketIn("s3://papers?region=eu-west-1", keys)).toMatchObject({
    ...{ baseUrl: "https://s3.eu-west-1.amazonaws.com", folder: "" },
  });
  expect([bucketIn("/srv/files", keys), bucketIn("https://papers", keys)]).toEqual([null, null]);
});
