import { serveStorage } from "@/modules/platform/backups/standin.testing";
import type { BucketAddress } from "@/src/files/s3";
import { foreignServer, foreignServers, installed } from "@/src/files/s3-servers.testing";

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** The bucket that all servers share: in a server that nobody here wrote, where one is installed. */
export async function openStorage() {
  // The first of the list is the slowest.
  const name = Object.keys(foreignServers)
    .toReversed()
    .find((it) => installed(it) !== null);
  if (!name) console.warn("SKIPPED: no foreign S3 server is installed; files lie in a stand-in.");
  const { address, stop } = name ? await foreignServer(name) : await standIn();
  return {
    name: name ?? "a stand-in",
    stop,
    settings: {
      FILES_URL: `s3://${address.bucket}/${address.folder}?endpoint=${address.baseUrl}&region=${address.region}`,
      S3_ACCESS_KEY_ID: address.accessKeyId,
      S3_SECRET_ACCESS_KEY: address.secretAccessKey,
    },
    contents: () => contentsOf(address),
  };
}

async function standIn() {
  const { address, stop } = serveStorage("files");
  return { address, stop: async () => stop() };
}

/** Every object that lies there, as it lies there. */
async function contentsOf({ baseUrl: endpoint, bucket, region, ...keys }: BucketAddress) {
  const client = new Bun.S3Client({ endpoint, bucket, region, ...keys });
  const { contents = [] } = await client.list({});
  return Promise.all(contents.map(async ({ key }) => Buffer.from(await client.file(key).bytes())));
}
