import { rename, rm } from "node:fs/promises";
import { refuseUnreachable } from "../fetch";
import { Failure } from "../errors/index";

/** A storage that speaks S3, the bucket in it, and whose key opens it. */
export type StoreAddress = {
  baseUrl: string;
  region: string;
  bucket: string;
  /** Where in the bucket; empty is its root. */
  folder: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Store = ReturnType<typeof openStore>;

const mostListed = 1000;

/** Keeps files elsewhere, by Bun's own client. */
export function openStore(address: StoreAddress) {
  const { baseUrl, region, bucket, accessKeyId, secretAccessKey } = address;
  const keys = { accessKeyId, secretAccessKey };
  const client = new Bun.S3Client({ endpoint: baseUrl, bucket, region: region || "auto", ...keys });
  const prefix = address.folder.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const reached = <Result>(work: () => Promise<Result>) =>
    refuseUnreachable(baseUrl).then(work).catch(refuse);

  return {
    /** Sends a file; it is there once as many bytes are there as were sent. */
    send: (path: string, name: string) =>
      reached(async () => {
        const file = Bun.file(path);
        await client.write(keyOf(name), file);
        const { size } = await client.stat(keyOf(name));
        if (size !== file.size) throw unkept();
      }),
    /** Brings a file back, whole or not at all. */
    bring: (name: string, path: string) =>
      reached(async () => {
        await Bun.write(`${path}.part`, client.file(keyOf(name)), { mode: 0o600 });
        await rename(`${path}.part`, path);
      }).finally(() => rm(`${path}.part`, { force: true })),
    remove: (name: string) => reached(() => client.delete(keyOf(name))),
    async names(): Promise<string[]> {
      const listed = await reached(() => client.list({ prefix: keyOf(""), maxKeys: mostListed }));
      const keys = listed.contents?.map(({ key }) => key) ?? [];
      return keys.map((key) => key.slice(keyOf("").length));
    },
    /** Writes a word, reads it back and takes it away again. */
    tried: () => reached(() => tryOut(client.file(keyOf("coldaisle-test")))),
  };
}

async function tryOut(file: Bun.S3File): Promise<void> {
  const word = Bun.randomUUIDv7();
  await file.write(word);
  const isSame = (await file.text()) === word;
  await file.delete();
  if (!isSame) throw unkept();
}

const unkept = () =>
  new Failure("unavailable", "The storage didn't save the test file. Try again.");

const refusals: [sign: RegExp, kind: "unavailable" | "missing", sentence: string][] = [
  [/NoSuchBucket/, "unavailable", "The storage has no bucket with this name."],
  [/NoSuchKey/, "missing", "The storage does not have this file."],
  [
    /AccessDenied|SignatureDoesNotMatch|InvalidAccessKeyId|MissingCredentials/,
    "unavailable",
    "The storage rejected the key. Enter another one, or allow this one to write to the bucket.",
  ],
  [/./, "unavailable", "The storage can't be reached, or isn't S3-compatible. Check the URL."],
];

/** What a person can do about it; what the storage says itself stays in the cause. */
function refuse(error: unknown): never {
  if (error instanceof Failure) throw error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const [, kind = "unavailable", sentence = ""] = refusals.find(([sign]) => sign.test(code)) ?? [];
  throw new Failure(kind, sentence, { cause: error });
}
