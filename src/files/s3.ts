import { refuseUnreachable } from "../fetch";
import { Failure } from "../errors/index";

/** A storage that speaks S3, the bucket in it, and whose key opens it. */
export type BucketAddress = {
  baseUrl: string;
  region: string;
  bucket: string;
  /** Where in the bucket; empty is its root. */
  folder: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Bucket = ReturnType<typeof openBucket>;
export type Listed = { name: string; bytes: number; at: Date };

const patienceMs = 30_000;
const sendingMs = 180_000;
/** Whether an address may be reached is asked again after so long. */
const trustedMs = 60_000;
/** So large that nothing is ever sent in parts of which a crash would leave some behind, where no listing shows them. */
const partSize = 64 * 1024 ** 2;

/** `s3://bucket/folder?endpoint=https://…&region=…`, as settings and commands name a bucket; null where it is none. */
export function bucketIn(
  text: string,
  keys: Pick<BucketAddress, "accessKeyId" | "secretAccessKey">,
): BucketAddress | null {
  const url = /^s3:\/\/[\w.-]+/.test(text) ? URL.parse(text) : null;
  if (!url) return null;
  const region = url.searchParams.get("region") ?? "us-east-1";
  const usual = `https://s3.${region}.amazonaws.com`;
  const folder = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, "");
  return {
    baseUrl: url.searchParams.get("endpoint") ?? usual,
    region,
    bucket: url.hostname,
    folder,
    ...keys,
  };
}

/** Objects in a bucket, by Bun's own client. */
export function openBucket(address: BucketAddress) {
  const opened = line(address);
  const { client, keyOf, reached } = opened;
  const stat = (name: string) => reached(() => client.stat(keyOf(name)));
  return {
    /** It is there once as many bytes are there as were sent. */
    async put(name: string, bytes: Uint8Array): Promise<void> {
      await reached(() => client.write(keyOf(name), bytes), sendingMs);
      if ((await stat(name)).size !== bytes.length) throw unkept();
    },
    /** Part by part; null where there is no such object. */
    async get(name: string): Promise<AsyncGenerator<Uint8Array> | null> {
      const source = client.file(keyOf(name)).stream().getReader();
      const next = () => reached(() => source.read());
      const first = await next().catch(unlessMissing);
      return first && following(first, next);
    },
    has: (name: string) =>
      stat(name)
        .catch(unlessMissing)
        .then((found) => found !== null),
    remove: (name: string) =>
      reached(() => client.delete(keyOf(name))).catch((error: unknown) => {
        unlessMissing(error);
      }),
    list: (begins: string) => listed(opened, begins),
    /** Writes a word, reads it back and takes it away again. */
    tried: () => reached(() => tryOut(client.file(keyOf("coldaisle-test")))),
  };
}

type Line = ReturnType<typeof line>;

/** The client of a bucket, its keys, and how long and where it may be asked. */
function line({ baseUrl, region, bucket, folder, accessKeyId, secretAccessKey }: BucketAddress) {
  const keys = { accessKeyId, secretAccessKey };
  const client = new Bun.S3Client({
    endpoint: baseUrl,
    bucket,
    region: region || "auto",
    partSize,
    ...keys,
  });
  const prefix = folder.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const permitted = permission(baseUrl);
  const reached = <Result>(work: () => Promise<Result>, ms = patienceMs) =>
    permitted()
      .then(() => inTime(work(), ms))
      .catch(refuse);
  return { client, keyOf, reached };
}

/** Everything whose name begins like this, in the order of the names. */
async function* listed({ client, keyOf, reached }: Line, begins: string): AsyncGenerator<Listed> {
  for (let startAfter: string | undefined; ;) {
    const page = await reached(() =>
      client.list({ prefix: keyOf(begins), ...(startAfter && { startAfter }) }),
    );
    for (const { key, size = 0, lastModified = 0 } of page.contents ?? []) {
      yield { name: key.slice(keyOf("").length), bytes: size, at: new Date(lastModified) };
    }
    startAfter = page.contents?.at(-1)?.key;
    if (!page.isTruncated || !startAfter) return;
  }
}

type Read = { done: boolean; value?: Uint8Array | undefined };

async function* following(first: Read, next: () => Promise<Read>): AsyncGenerator<Uint8Array> {
  for (let read = first; ; read = await next()) {
    if (read.value) yield read.value;
    if (read.done) return;
  }
}

function permission(baseUrl: string) {
  let until = 0;
  return async () => {
    if (Date.now() < until) return;
    await refuseUnreachable(baseUrl);
    until = Date.now() + trustedMs;
  };
}

/** A storage that takes a request and never answers it is away. */
async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer in time")), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
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

function unlessMissing(error: unknown): null {
  if (error instanceof Failure && error.kind === "missing") return null;
  throw error;
}

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
